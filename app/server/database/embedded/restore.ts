import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { DatabaseUnusable } from '#app/server/database/database.ts'
import { MIN_FREE_MB, roomIn } from '#app/server/database/embedded/disk-room.ts'
import { lockFolder } from '#app/server/database/embedded/folder-lock.ts'
import { migrate } from '#app/server/database/migrate.ts'
import * as schema from '#app/server/database/schema.ts'
import { flush, timeInName } from '#app/server/database/embedded/snapshots.ts'

export interface Holdings {
  accounts: number
  profiles: number
  lists: number
  quizzes: number
}

export interface Restored {
  holds: Holdings
  aside: string | undefined
}

/**
 * Replaces a data folder's database by a backup: opened, migrated and read beside it, then switched; the old one is
 * moved aside. Throws FolderInUse while a server runs, and DatabaseUnusable for no backup or one of a newer version;
 * both change nothing.
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

export function readBackup(file: string): Promise<Holdings> {
  return unpack(file, undefined)
}

async function unpack(file: string, dataDir: string | undefined): Promise<Holdings> {
  const engine = await load(file, dataDir).catch((error: unknown) => {
    if (error instanceof DatabaseUnusable) throw error
    throw new DatabaseUnusable(`${file} is no backup of Wishfolio, or it is damaged. Nothing was changed.`)
  })
  try {
    const db = drizzle(engine, { schema })
    await migrate(db)
    const { rows } = await db.execute<Record<keyof Holdings, string>>(sql`
      select (select count(*) from profiles) as accounts, (select count(*) from gift_profiles) as profiles,
        (select count(distinct profile_id) from ideas) as lists, (select count(*) from quizzes) as quizzes`)
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
  // Unpacked here: the engine's own unpacking of a damaged file fails where it cannot be caught.
  const tar = gunzipSync(readFileSync(file))
  if (dataDir) refuseWithoutRoom(dirname(dataDir), tar.length)
  return PGlite.create({ loadDataDir: new Blob([tar]), ...(dataDir && { dataDir }) })
}

function refuseWithoutRoom(folder: string, bytes: number): void {
  const neededMb = Math.ceil(bytes / 1024 ** 2) + MIN_FREE_MB
  const freeMb = roomIn(folder)
  if (freeMb >= neededMb) return
  throw new DatabaseUnusable(
    `Restoring needs ${neededMb} MB beside the database that is there, and the disk of ${resolve(folder)} has ${freeMb} MB left. Nothing was changed.`,
  )
}

function flushAll(folder: string): void {
  for (const path of globSync('**/*', { cwd: folder })) flush(join(folder, path))
  flush(folder)
}
