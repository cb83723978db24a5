import { closeSync, fsyncSync, globSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_MS = 7 * DAY_MS
const ENDING = '.tar.gz'

export interface Snapshot {
  path: string
  at: Date
}

/** Writes the whole database as it is now to the snapshots of its data folder, down to the disk; answers its path. */
export async function takeSnapshot(
  engine: Pick<PGlite, 'exec' | 'dumpDataDir'>,
  folder: string,
  now: Date,
): Promise<string> {
  await engine.exec('checkpoint')
  const dump = Buffer.from(await (await engine.dumpDataDir('gzip')).arrayBuffer())
  const path = join(snapshotsOf(folder), nameOf(now))
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  writeDurably(path, dump)
  return path
}

interface Snapshotting {
  takeSnapshot: ((now: Date) => Promise<string>) | undefined
  clock: { now(): Date }
  env: { DATA_DIR: string }
}

/** Takes one when the newest is a day old, where there is something to take, and keeps those of a week. */
export async function takeDueSnapshot({ takeSnapshot: take, clock, env }: Snapshotting): Promise<void> {
  const now = clock.now()
  if (!take || !isSnapshotDue(env.DATA_DIR, now)) return
  await take(now)
  dropOldSnapshots(env.DATA_DIR, now)
}

/** Newest first. */
export function listSnapshots(folder: string): Snapshot[] {
  return globSync(`*${ENDING}`, { cwd: snapshotsOf(folder) })
    .map((name) => ({ path: join(snapshotsOf(folder), name), at: timeOf(name) }))
    .filter(({ at }) => !Number.isNaN(at.getTime()))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
}

/** Removes what is older than a week, but never the newest. */
export function dropOldSnapshots(folder: string, now: Date): void {
  for (const { path, at } of listSnapshots(folder).slice(1)) {
    if (now.getTime() - at.getTime() > KEPT_MS) rmSync(path, { force: true })
  }
}

/** Whether there is none of the last day; one from a time that has not come tells only that the clock was wrong. */
export function isSnapshotDue(folder: string, now: Date): boolean {
  return !listSnapshots(folder).some(({ at }) => {
    const age = now.getTime() - at.getTime()
    return age >= 0 && age < DAY_MS
  })
}

/** A file that is there whole or not at all, and stays when the power goes. */
export function writeDurably(path: string, content: Buffer): void {
  const part = `${path}.part`
  try {
    const file = openSync(part, 'w', 0o600)
    try {
      for (let written = 0; written < content.length;) written += writeSync(file, content, written)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(part, path)
    flush(dirname(path))
  } finally {
    rmSync(part, { force: true })
  }
}

/** Down to the disk: the content of a file, or the names in a folder. */
export function flush(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** The time as a name of a file may have it: `2026-11-21T12-00-00-000Z`. */
export function timeInName(at: Date): string {
  return at.toISOString().replaceAll(/[:.]/g, '-')
}

function snapshotsOf(folder: string): string {
  return join(folder, 'snapshots')
}

function nameOf(at: Date): string {
  return `${timeInName(at)}${ENDING}`
}

/** The time in such a name; an invalid one where there is none. */
export function timeOf(name: string): Date {
  return new Date(basename(name, ENDING).replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'))
}
