import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEGABYTES = 250
const STEP_BYTES = 1024 ** 2

/** Gives a program mounts of its own, which end with it: as root, or in a user namespace. */
const OWN_MOUNTS = [
  'unshare',
  '--mount',
  ...(process.getuid?.() === 0 ? [] : ['--user', '--map-current-user', '--keep-caps']),
]

/** The words before a command that may mount small disks; none where the system does not let us. */
export function withOwnMounts(): string[] {
  const [program = '', ...args] = OWN_MOUNTS
  return spawnSync(program, [...args, 'true']).status === 0 ? OWN_MOUNTS : []
}

/** Mounts a small disk; undefined where this process may not. */
export function mountSmallDisk(): string | undefined {
  const disk = mkdtempSync(join(tmpdir(), 'wishfolio-disk-'))
  const options = `size=${MEGABYTES}m,mode=1777`
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk])
  if (mounted.status === 0) return disk
  rmSync(disk, { recursive: true })
  if (process.env.CI) throw new Error(`no small disk can be mounted here: ${String(mounted.stderr)}`)
  return undefined
}

export function unmount(disk: string): void {
  spawnSync('umount', ['--lazy', disk])
  rmSync(disk, { recursive: true, force: true })
}

export function fill(disk: string, leave = 0): void {
  const { blocks, bsize: size } = statfsSync(disk)
  if (blocks * size > MEGABYTES * 1024 ** 2) throw new Error(`${disk} is no small disk of the tests`)
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
