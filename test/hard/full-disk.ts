import { fullDiskOfEngine } from '#test/hard/full-disk-engine.ts'
import { fullDiskOfEmbedded } from '#test/hard/full-disk-embedded.ts'
import { fullDiskOfPostgres } from '#test/hard/full-disk-postgres.ts'
import { reportResults } from '#test/hard/own-process.ts'
import { onSmallDisk } from '#test/hard/small-disk.ts'
import type { StressTestResult } from '#test/hard/stress-test.ts'

const DISK_MB = 250

/** A disk that gets full, and has room again. Only where `noSmallDisk` is undefined. */
export function fullDisk(database: 'embedded' | 'postgres'): Promise<StressTestResult[]> {
  return onSmallDisk(DISK_MB, 'test/hard/full-disk.ts', database)
}

// Run by `onSmallDisk`, where only this process sees the disk.
if (import.meta.main) {
  const [, , disk = '', database] = process.argv
  reportResults(
    database === 'postgres'
      ? [await fullDiskOfPostgres(disk)]
      : [...(await fullDiskOfEmbedded(disk)), await fullDiskOfEngine(disk)],
  )
}
