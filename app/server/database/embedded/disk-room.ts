import { statfsSync } from 'node:fs'
import type { Logger } from 'pino'
import type { DatabaseHandle } from '#app/server/database/database.ts'

/** The embedded engine writes its log in files of 16 MB, and crashes when it cannot create the next. */
export const MIN_FREE_MB = 64
const POLL_MS = 1_000

interface DiskWatch {
  run(): Promise<void>
  stop(): Promise<void>
}

export function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return Math.floor((bavail * bsize) / 1024 ** 2)
}

/** Makes the embedded database read-only while its disk is nearly full, so that acknowledged writes stay safe. */
export function watchDisk(
  database: Pick<DatabaseHandle, 'onlyRead'>,
  log: Pick<Logger, 'info' | 'error'>,
  room: () => number,
): DiskWatch {
  let readOnly = false
  let working: Promise<void> = Promise.resolve()

  async function look(): Promise<void> {
    const freeMb = room()
    const nearlyFull = freeMb < MIN_FREE_MB
    if (nearlyFull === readOnly) return
    await database.onlyRead?.(nearlyFull)
    readOnly = nearlyFull
    if (nearlyFull)
      log.error({ freeMb, neededMb: MIN_FREE_MB }, 'the disk is full: nothing is written until there is room')
    else log.info({ freeMb }, 'the disk has room again')
  }

  function run(): Promise<void> {
    // If the folder is gone, writes fail and report it themselves.
    working = working.then(look).catch(() => {})
    return working
  }

  const timer = database.onlyRead && setInterval(() => void run(), POLL_MS).unref()
  return {
    run,
    async stop() {
      clearInterval(timer)
      await working
    },
  }
}
