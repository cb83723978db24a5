import { existsSync, statfsSync } from 'node:fs'

/** Files here are in memory. */
export const SHARED_MEMORY = '/dev/shm'

/** How much room there is; none where a system has no such folder. */
export function sharedMemoryBytes(): number {
  if (!existsSync(SHARED_MEMORY)) return 0
  const { bavail, bsize } = statfsSync(SHARED_MEMORY)
  return bavail * bsize
}
