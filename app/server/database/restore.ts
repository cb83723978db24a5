import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { DatabaseUnusable } from '#app/server/database/database.ts'
import { lockFolder } from '#app/server/database/folder-lock.ts'
import { migrate } from '#app/server/database/migrate.ts'
import * as schema from '#app/server/database/schema.ts'
import { flush, timeInName } from '#app/server/database/snapshots.ts'

export interface Holdings {
  accounts: number
  profiles: number
  lists: number
  quizzes: number
}

export interface Restored {
  holds: Holdings
  /** Where the database that was there is now; undefined when there was none. */
  aside: string | undefined
}

/**
 * Puts a backup in the place of a data folder's database: opened, migrated and read beside it first, flushed to the
 * disk, and only then switched; what was there is kept aside. Throws FolderInUse while a server runs on the folder,
 * and DatabaseUnusable for a file that is no backup or that of a newer program; both leave everything as it was.
 */
export async function restoreBackup(folder: string, file: string, now: Date): Promise<Restored> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(folder)
  const fresh = join(folder, 'database.restoring')
  try {
    rmSync(fresh, { recursive: true, force: true })
    const holds = await unpack(file, fresh)
    flushAll(fresh)
    const current = join(folder, 'database')
    const aside = existsSync(current) ? `${current}.before-${timeInName(now)}` : undefined
    if (aside) renameSync(current, aside)
    renameSync(fresh, current)
    flush(folder)
    return { holds, aside }
  } finally {
    rmSync(fresh, { recursive: true, force: true })
    await lock.release()
  }
}

/** What a backup holds; throws as `restoreBackup` does. */
export function readBackup(file: string): Promise<Holdings> {
  return unpack(file, undefined)
}

async function unpack(file: string, dataDir: string | undefined): Promise<Holdings> {
  const engine = await load(file, dataDir).catch(() => {
    throw new DatabaseUnusable(`${file} is no backup of Wishfolio, or it is damaged. Nothing was changed.`)
  })
  try {
    const db = drizzle(engine, { schema })
    await migrate(db)
    const { rows } = await db.execute<Record<keyof Holdings, string>>(sql`
      select (select count(*) from profiles) as accounts, (select count(*) from gift_profiles) as profiles,
        (select count(*) from gift_suggestions) as lists, (select count(*) from quizzes) as quizzes`)
    const count = (name: keyof Holdings) => Number(rows[0]?.[name])
    return {
      accounts: count('accounts'),
      profiles: count('profiles'),
      lists: count('lists'),
      quizzes: count('quizzes'),
    }
  } finally {
    await engine.close()
  }
}

async function load(file: string, dataDir: string | undefined): Promise<PGlite> {
  // Unpacked here: a damaged file breaks the engine's own unpacking where nobody can catch it.
  const tar = gunzipSync(readFileSync(file))
  return PGlite.create({ loadDataDir: new Blob([tar]), ...(dataDir && { dataDir }) })
}

/** The engine flushes nothing itself. */
function flushAll(folder: string): void {
  for (const path of globSync('**/*', { cwd: folder })) flush(join(folder, path))
  flush(folder)
}
