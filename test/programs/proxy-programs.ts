import { installPackages, mayInstallPackages } from '#test/programs/debian-packages.ts'
import { findProgram } from '#test/programs/programs.ts'

export const PROXIES = ['caddy', 'nginx'] as const

export type ProxyName = (typeof PROXIES)[number]

/** Where Debian has programs of the system, which are not always in PATH. */
const FOLDERS = ['/usr/sbin']

export function findProxy(name: ProxyName): string | undefined {
  return findProgram([name], FOLDERS)
}

/** Finds or installs a proxy. Throws with the reason when this machine can have none. */
export function needProxy(name: ProxyName): string {
  if (!findProxy(name) && mayInstallPackages()) installPackages(name)
  const installed = findProxy(name)
  if (!installed) throw new Error(`there is no ${name}, and none could be installed`)
  return installed
}
