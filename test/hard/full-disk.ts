import { fullDiskOfEngine } from '#test/hard/full-disk-engine.ts'
import { fullDiskOfEmbedded } from '#test/hard/full-disk-embedded.ts'
import { fullDiskOfPostgres } from '#test/hard/full-disk-postgres.ts'
import { tell } from '#test/hard/own-process.ts'
import { onSmallDisk } from '#test/hard/small-disk.ts'
import type { Trial } from '#test/hard/stress-test.ts'

const DISK_MB = 250

/** A disk that gets full under the product, and has room again. Needs `noSmallDisk` to say nothing. */
export function fullDisk(database: 'embedded' | 'postgres'): Promise<Trial[]> {
  return onSmallDisk(DISK_MB, 'test/hard/full-disk.ts', database)
}

// As `onSmallDisk` runs it, where only this process sees the disk.
if (import.meta.main) {
  const [, , disk = '', database] = process.argv
  tell(
    database === 'postgres'
      ? [await fullDiskOfPostgres(disk)]
      : [...(await fullDiskOfEmbedded(disk)), await fullDiskOfEngine(disk)],
  )
}
