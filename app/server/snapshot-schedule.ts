import type { DatabaseHandle } from '#app/server/database/database.ts'
import { dropOldSnapshots, isSnapshotDue } from '#app/server/database/snapshots.ts'

/** Starting is work enough. */
const FIRST_LOOK_MS = 60_000
const LOOK_EVERY_MS = 60 * 60 * 1000

interface SnapshotSchedule {
  /** Takes one when it is time, after what is under way. */
  run(): Promise<void>
  stop(): Promise<void>
}

/** Takes a snapshot of the embedded database every day, also when the server was off at the hour, and keeps a week of them. */
export function startSnapshots(
  database: Pick<DatabaseHandle, 'snapshot'>,
  folder: string,
  clock: { now(): Date },
  failed: (error: unknown) => void,
): SnapshotSchedule {
  let working: Promise<void> = Promise.resolve()

  async function takeWhenDue(): Promise<void> {
    const now = clock.now()
    if (!database.snapshot || !isSnapshotDue(folder, now)) return
    await database.snapshot(now)
    dropOldSnapshots(folder, now)
  }

  function run(): Promise<void> {
    working = working.then(takeWhenDue).catch(failed)
    return working
  }

  const timer = setInterval(() => void run(), LOOK_EVERY_MS).unref()
  const first = setTimeout(() => void run(), FIRST_LOOK_MS).unref()
  return {
    run,
    async stop() {
      clearTimeout(first)
      clearInterval(timer)
      await working
    },
  }
}
