import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resultsOf } from '#test/hard/own-process.ts'
import type { StressTestResult } from '#test/hard/stress-test.ts'

const MAX_MEGABYTES = 500
const STEP_BYTES = 1024 ** 2

/** A private mount: as root, else in a user namespace. */
const UNSHARED =
  process.getuid?.() === 0 ? ['--mount'] : ['--mount', '--user', '--map-current-user', '--keep-caps']

/** Why this machine can mount no small disk; undefined when it can. */
export function noSmallDisk(): string | undefined {
  const tried = spawnSync('unshare', [...UNSHARED, 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()], {
    encoding: 'utf8',
  })
  return tried.status === 0 ? undefined : `no small disk can be mounted here: ${tried.stderr ?? 'no unshare'}`
}

/** Runs a stress test script on a new small disk, whose path is its first argument. */
export async function onSmallDisk(
  megabytes: number,
  script: string,
  argument: string,
): Promise<StressTestResult[]> {
  if (megabytes > MAX_MEGABYTES) throw new Error(`a small disk has ${MAX_MEGABYTES} MB at most`)
  const disk = mkdtempSync(join(tmpdir(), 'wishfolio-disk-'))
  const mounted = `mount -t tmpfs -o size=${megabytes}m,mode=1777 tmpfs "$0" && exec "$1" "$2" "$0" "$3"`
  try {
    return await resultsOf('unshare', [
      ...UNSHARED,
      'sh',
      '-c',
      mounted,
      disk,
      process.execPath,
      script,
      argument,
    ])
  } finally {
    rmSync(disk, { recursive: true, force: true })
  }
}

/** Fills a small disk; throws for a disk that is not ours. */
export function fill(disk: string, leave = 0): void {
  const { blocks, bsize: size } = statfsSync(disk)
  if (blocks * size > MAX_MEGABYTES * 1024 ** 2)
    throw new Error(`${disk} is no small disk of the stress tests`)
  const filler = openSync(join(disk, 'filler'), 'a')
  const room = () => {
    const { bavail, bsize } = statfsSync(disk)
    return bavail * bsize - leave
  }
  try {
    for (let left = room(); left > 0; left = room())
      writeSync(filler, Buffer.alloc(Math.min(left, STEP_BYTES), 1))
  } catch (error) {
    // Another process used the rest.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(filler)
  }
}

export function makeRoom(disk: string): void {
  rmSync(join(disk, 'filler'))
}
