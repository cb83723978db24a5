import { closeSync, fsyncSync, globSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

const DAY_MS = 24 * 60 * 60 * 1000
const MAX_AGE_MS = 7 * DAY_MS
const ENDING = '.tar.gz'

export interface Snapshot {
  path: string
  at: Date
}

/** Writes a snapshot of the database to its data folder, flushed to disk; answers its path. */
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

/** Takes a snapshot when the newest is a day old, and deletes those older than a week. */
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
    if (now.getTime() - at.getTime() > MAX_AGE_MS) rmSync(path, { force: true })
  }
}

/** Whether there is none of the last day. One from the future does not count: the clock was wrong. */
export function isSnapshotDue(folder: string, now: Date): boolean {
  return !listSnapshots(folder).some(({ at }) => {
    const age = now.getTime() - at.getTime()
    return age >= 0 && age < DAY_MS
  })
}

/** Writes a file atomically; it survives a power cut. */
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

/** Flushes to disk the content of a file, or the names in a folder. */
export function flush(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** The time as in a file name: `2026-11-21T12-00-00-000Z`. */
export function timeInName(at: Date): string {
  return at.toISOString().replaceAll(/[:.]/g, '-')
}

function snapshotsOf(folder: string): string {
  return join(folder, 'snapshots')
}

function nameOf(at: Date): string {
  return `${timeInName(at)}${ENDING}`
}

/** The time in a file name; an invalid date where there is none. */
export function timeOf(name: string): Date {
  return new Date(basename(name, ENDING).replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'))
}
