import { closeSync, fsyncSync, globSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { PGlite } from '@electric-sql/pglite'
import type { DatabaseHandle } from '#app/server/database/database.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MAX_AGE_MS = 7 * DAY_MS
const ENDING = '.tar.gz'

export interface Snapshot {
  path: string
  at: Date
}

export async function takeSnapshot(
  engine: Pick<PGlite, 'exec' | 'dumpDataDir'>,
  folder: string,
  now: Date,
): Promise<string> {
  await engine.exec('checkpoint')
  // Packed outside the engine, which answers no query while it makes a dump.
  const tar = await (await engine.dumpDataDir('none')).arrayBuffer()
  const dump = await promisify(gzip)(tar)
  const path = join(snapshotsOf(folder), nameOf(now))
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  writeDurably(path, dump)
  return path
}

interface Snapshotting {
  database: Pick<DatabaseHandle, 'snapshot' | 'sizeMb'>
  clock: { now(): Date }
  env: { DATA_DIR: string }
  log: { warn(words: string): void }
}

export async function takeDueSnapshot({ database, clock, env, log }: Snapshotting): Promise<void> {
  const now = clock.now()
  if (!database.snapshot || !isSnapshotDue(env.DATA_DIR, now)) return
  await database.snapshot(now)
  dropOldSnapshots(env.DATA_DIR, now)
  const warning = sizeWarning(await database.sizeMb?.())
  if (warning !== undefined) log.warn(warning)
}

export function listSnapshots(folder: string): Snapshot[] {
  return globSync(`*${ENDING}`, { cwd: snapshotsOf(folder) })
    .map((name) => ({ path: join(snapshotsOf(folder), name), at: timeOf(name) }))
    .filter(({ at }) => !Number.isNaN(at.getTime()))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
}

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

export function flush(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

export function timeInName(at: Date): string {
  return at.toISOString().replaceAll(/[:.]/g, '-')
}

function snapshotsOf(folder: string): string {
  return join(folder, 'snapshots')
}

function nameOf(at: Date): string {
  return `${timeInName(at)}${ENDING}`
}

export function timeOf(name: string): Date {
  return new Date(basename(name, ENDING).replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'))
}

/** From this size on a daily backup stops the site for seconds (docs/decisions/016-embedded-database.md). */
const POSTGRES_ADVISED_MB = 100

export function sizeWarning(databaseMb: number | undefined): string | undefined {
  if (databaseMb === undefined || databaseMb < POSTGRES_ADVISED_MB) return undefined
  return `DATABASE_URL: not set, and the embedded database has ${databaseMb} MB; from ${POSTGRES_ADVISED_MB} MB Postgres is advised, because each backup stops the site for seconds`
}
