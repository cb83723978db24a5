import { execFileSync } from 'node:child_process'
import { findProgram } from '#test/programs/programs.ts'

/** Whether system packages can be installed: as root on Debian and derivatives. */
export function mayInstallPackages(): boolean {
  return process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined
}

export function installPackages(...names: string[]): void {
  const quiet = { stdio: 'pipe', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  execFileSync('apt-get', ['update', '-q'], quiet)
  execFileSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...names], quiet)
}
