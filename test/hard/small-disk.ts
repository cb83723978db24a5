import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { trialsOf } from '#test/hard/own-process.ts'
import type { Trial } from '#test/hard/stress-test.ts'

const MAX_MEGABYTES = 500
const STEP_BYTES = 1024 ** 2

/** A mount that nobody else sees: as root, else in a user namespace. */
const UNSHARED =
  process.getuid?.() === 0 ? ['--mount'] : ['--mount', '--user', '--map-current-user', '--keep-caps']

/** Why this machine gives us no small disk; undefined when it does. */
export function noSmallDisk(): string | undefined {
  const tried = spawnSync('unshare', [...UNSHARED, 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()], {
    encoding: 'utf8',
  })
  return tried.status === 0 ? undefined : `no small disk can be mounted here: ${tried.stderr ?? 'no unshare'}`
}

/** Runs a script on a new disk of so many megabytes, its first argument; what it tells are the trials. */
export async function onSmallDisk(megabytes: number, script: string, argument: string): Promise<Trial[]> {
  if (megabytes > MAX_MEGABYTES) throw new Error(`a small disk has ${MAX_MEGABYTES} MB at most`)
  const disk = mkdtempSync(join(tmpdir(), 'wishfolio-disk-'))
  const mounted = `mount -t tmpfs -o size=${megabytes}m,mode=1777 tmpfs "$0" && exec "$1" "$2" "$0" "$3"`
  try {
    return await trialsOf('unshare', [
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

/** Fills a small disk until so many bytes are left; throws for one that anything else may be on. */
export function fill(disk: string, leave = 0): void {
  const { blocks, bsize: size } = statfsSync(disk)
  if (blocks * size > MAX_MEGABYTES * 1024 ** 2) throw new Error(`${disk} is no small disk of the trials`)
  const filler = openSync(join(disk, 'filler'), 'a')
  const room = () => {
    const { bavail, bsize } = statfsSync(disk)
    return bavail * bsize - leave
  }
  try {
    for (let left = room(); left > 0; left = room())
      writeSync(filler, Buffer.alloc(Math.min(left, STEP_BYTES), 1))
  } catch (error) {
    // Somebody else was faster with the last of it.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(filler)
  }
}

export function makeRoom(disk: string): void {
  rmSync(join(disk, 'filler'))
}
