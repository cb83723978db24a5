import { statfsSync } from 'node:fs'
import type { Logger } from 'pino'
import type { DatabaseHandle } from '#app/server/database/database.ts'

/** The embedded engine logs in files of 16 MB, and where it cannot make the next it ends in the middle of its work. */
export const ROOM_MB = 64
const LOOK_EVERY_MS = 1_000

interface DiskWatch {
  /** Looks once more now, after what is under way. */
  run(): Promise<void>
  stop(): Promise<void>
}

/** The free megabytes of a folder's disk. */
export function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return Math.floor((bavail * bsize) / 1024 ** 2)
}

/** Keeps the embedded database to reading while its disk is nearly full, so that what was acknowledged stays whole. */
export function watchDisk(
  database: Pick<DatabaseHandle, 'onlyRead'>,
  log: Pick<Logger, 'info' | 'error'>,
  room: () => number,
): DiskWatch {
  let onlyReading = false
  let working: Promise<void> = Promise.resolve()

  async function look(): Promise<void> {
    const freeMb = room()
    const nearlyFull = freeMb < ROOM_MB
    if (nearlyFull === onlyReading) return
    await database.onlyRead?.(nearlyFull)
    onlyReading = nearlyFull
    if (nearlyFull)
      log.error({ freeMb, neededMb: ROOM_MB }, 'the disk is full: nothing is written until there is room')
    else log.info({ freeMb }, 'the disk has room again')
  }

  function run(): Promise<void> {
    // A folder that cannot be asked about is one whose writes will say so themselves.
    working = working.then(look).catch(() => {})
    return working
  }

  const timer = database.onlyRead && setInterval(() => void run(), LOOK_EVERY_MS).unref()
  return {
    run,
    async stop() {
      clearInterval(timer)
      await working
    },
  }
}
