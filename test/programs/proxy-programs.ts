import { needProgram } from '#test/programs/debian-packages.ts'
import { findProgram } from '#test/programs/programs.ts'

export const PROXIES = ['caddy', 'nginx'] as const

export type ProxyName = (typeof PROXIES)[number]

/** Where Debian has programs of the system, which are not always in PATH. */
const FOLDERS = ['/usr/sbin']

export function findProxy(name: ProxyName): string | undefined {
  return findProgram([name], FOLDERS)
}

export function needProxy(name: ProxyName): string {
  return needProgram(name, () => findProxy(name), name)
}
