import { execFileSync } from 'node:child_process'
import { findProgram } from '#test/programs/programs.ts'

/** Whether system packages can be installed: as root on Debian and derivatives. */
export function mayInstallPackages(): boolean {
  return process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined
}

/** What `find` finds, now or once Debian's packages are installed. Throws with the reason when this machine can have none. */
export function needProgram(name: string, find: () => string | undefined, ...packages: string[]): string {
  const found = find()
  if (found) return found
  if (mayInstallPackages()) installPackages(...packages)
  const installed = find()
  if (!installed) throw new Error(`there is no ${name}, and none could be installed`)
  return installed
}

export function installPackages(...names: string[]): void {
  const quiet = { stdio: 'pipe', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  execFileSync('apt-get', ['update', '-q'], quiet)
  execFileSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...names], quiet)
}
