import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { followed } from '#app/server/database/after-commit.ts'
import { lockFolder } from '#app/server/database/embedded/folder-lock.ts'
import { type DatabaseHandle, DatabaseUnusable } from '#app/server/database/database.ts'
import { migrate } from '#app/server/database/migrate.ts'
import * as schema from '#app/server/database/schema.ts'
import { listSnapshots, takeSnapshot } from '#app/server/database/embedded/snapshots.ts'
import { timed } from '#app/server/database/timed.ts'

/** The engine's Postgres version; it opens no other version's files. */
const ENGINE_MAJOR = '18'
export const SNAPSHOT = 'snapshot'

/**
 * Opens the embedded database in `folder`, migrated. Throws FolderInUse, and DatabaseUnusable for files of another
 * version or damaged ones.
 */
export async function openEmbedded(folder: string, took?: (ms: number) => void): Promise<DatabaseHandle> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(folder)
  let engine: PGlite | undefined
  try {
    const opened = (engine = await openEngine(folder))
    opened.Module.onAbort = () => endWithEngine(folder)
    if (took) timeEngine(opened, took)
    const db = followed(drizzle(opened, { schema }))
    await migrate(db)
    const snapshot = (now: Date) => takeSnapshot(opened, folder, now)
    lock.answer(SNAPSHOT, async () => resolve(await snapshot(new Date())))
    return {
      db,
      listen: (channel, onMessage) => opened.listen(channel, onMessage),
      isConnected: () => !opened.closed,
      lostSince: () => false,
      snapshot,
      sizeMb: async () => Math.round((await sizeOf(opened)) / 1024 ** 2),
      answer: lock.answer,
      async onlyRead(only) {
        await opened.exec(`set default_transaction_read_only = ${only ? 'on' : 'off'}`)
      },
      async close() {
        await opened.close()
        await lock.release()
      },
    }
  } catch (error) {
    await engine?.close().catch(() => {})
    await lock.release()
    throw error
  }
}

/** A new database is created beside its place and renamed, so that a half-made one is never opened. */
async function openEngine(folder: string): Promise<PGlite> {
  const path = join(folder, 'database')
  if (!existsSync(path)) {
    const made = join(folder, 'database.new')
    rmSync(made, { recursive: true, force: true })
    await (await PGlite.create({ dataDir: made })).close()
    renameSync(made, path)
  }
  refuseOthersFiles(folder, path)
  try {
    return await PGlite.create({ dataDir: path })
  } catch {
    throw unusable(folder, 'its files are damaged, or the disk is full')
  }
}

async function sizeOf(engine: PGlite): Promise<number> {
  const { rows } = await engine.query<{ bytes: number }>(
    'select pg_database_size(current_database())::float8 as bytes',
  )
  return rows[0]?.bytes ?? 0
}

function refuseOthersFiles(folder: string, path: string): void {
  const version = join(path, 'PG_VERSION')
  // The engine would create a new database over the remaining files.
  if (!existsSync(version))
    throw unusable(folder, `${readdirSync(path).length} files are there, but no PG_VERSION`)
  const major = readFileSync(version, 'utf8').trim()
  if (/^\d+$/.test(major) && major !== ENGINE_MAJOR)
    throw unusable(folder, `it was made by Postgres ${major}, and this Wishfolio has ${ENGINE_MAJOR}`)
}

function unusable(folder: string, why: string): DatabaseUnusable {
  const snapshots = listSnapshots(folder).map(
    ({ path }) => `  npm run restore -- ${relative(process.cwd(), path)}`,
  )
  return new DatabaseUnusable(
    [
      `The embedded database in ${resolve(folder)} cannot be opened: ${why}.`,
      ...(snapshots.length > 0
        ? ['It can be as it was at one of these times; what cannot be opened is kept aside:', ...snapshots]
        : ['There is no snapshot of it. A backup is restored with: npm run restore -- <file>']),
    ].join('\n'),
  )
}

/** Ends the process: a crashed engine would spin for ever. */
function endWithEngine(folder: string): never {
  writeSync(
    process.stderr.fd,
    `\nThe embedded database in ${folder} ended by itself; perhaps its disk is full or broken. ` +
      'What was acknowledged is on the disk: make room and start again.\n\n',
  )
  process.exit(1)
}

function timeEngine(engine: PGlite, took: (ms: number) => void): void {
  const transaction = engine.transaction.bind(engine)
  engine.query = timed(engine.query.bind(engine), took)
  engine.transaction = (work) =>
    transaction((tx) => {
      tx.query = timed(tx.query.bind(tx), took)
      return work(tx)
    })
}
