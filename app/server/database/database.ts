import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from '#app/server/database/schema.ts'

/** The database or a transaction in it; every query takes one first. Both engines speak this dialect. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** What a statement evaluates beside what it writes. */
export type Evaluated = SQL

/** Why a database cannot be opened, in words for whoever starts the server. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable'
}

export interface DatabaseHandle {
  db: Database
  /** Hears notifications on a channel; `onLost` and `onRegained` tell when hearing is interrupted. */
  listen(
    channel: string,
    heard: (payload: string) => void,
    interruption?: { onLost(): void; onRegained(): void },
  ): Promise<() => Promise<void>>
  /** Whether every listener was shown to hear within the last seconds; a connection can be dead without an end. */
  isConnected(): boolean
  /** Whether it was out of reach at some time since that moment of `performance.now()`. */
  lostSince(moment: number): boolean
  /** Writes all of it to the data folder as it is now, and answers the file; only the embedded database can. */
  snapshot?: ((now: Date) => Promise<string>) | undefined
  /** From now on refuses to write, or no longer; only the embedded database has to be told. */
  onlyRead?: ((only: boolean) => Promise<void>) | undefined
  close(): Promise<void>
}

/** Where the SQL migrations lie; every command of the project runs in its folder. */
export const MIGRATIONS = { migrationsFolder: 'app/server/database/migrations' }
