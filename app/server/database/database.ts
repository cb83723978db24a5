import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { FolderLock } from '#app/server/database/embedded/folder-lock.ts'
import type * as schema from '#app/server/database/schema.ts'

/** The database or a transaction in it; every query takes one first. Both engines speak this dialect. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export type Evaluated = SQL

export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable'
}

export interface DatabaseHandle {
  db: Database
  /** Calls back with each notification on a channel; `onLost` and `onRegained` frame an interruption. */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    interruption?: { onLost(): void; onRegained(): void },
  ): Promise<() => Promise<void>>
  isConnected(): boolean
  /** Whether the database was unreachable at any time since that moment of `performance.now()`. */
  lostSince(moment: number): boolean
  snapshot?: ((now: Date) => Promise<string>) | undefined
  sizeMb?: (() => Promise<number>) | undefined
  answer?: FolderLock['answer'] | undefined
  onlyRead?: ((only: boolean) => Promise<void>) | undefined
  close(): Promise<void>
}

/** Relative, because every npm script runs in the project's folder. */
export const MIGRATIONS = { migrationsFolder: 'app/server/database/migrations' }
