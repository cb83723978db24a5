import { installPackages, mayInstallPackages } from '#test/programs/debian-packages.ts'
import { findProgram } from '#test/programs/programs.ts'

const NAMES = ['redis-server', 'valkey-server']

/** Finds or installs a Redis or Valkey server. Throws with the reason when this machine can have none. */
export function needRedis(): string {
  const found = findProgram(NAMES)
  if (found) return found
  if (mayInstallPackages()) installPackages('redis-server')
  const installed = findProgram(NAMES)
  if (!installed) throw new Error(`there is no ${NAMES.join(' or ')}, and none could be installed`)
  return installed
}
