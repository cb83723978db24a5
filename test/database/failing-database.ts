import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#app/server/database/database.ts'
import * as schema from '#app/server/database/schema.ts'

const USER_TABLES = [
  schema.accounts,
  schema.passwords,
  schema.sessions,
  schema.pendingSignUps,
  schema.passwordResets,
  schema.signInCodes,
  schema.emailChanges,
  schema.giftProfiles,
  schema.ideas,
  schema.mailQueue,
]

/** What a database, its driver or a stack would tell. Fonts of pages that are not built have such an address. */
const INNER_WORDS =
  /no room left|refuse_write|sqlstate|syntax error|Failed query|relation "|does not exist|drizzle|pglite|postgres|node_modules(?!\/@fontsource-variable\/[\w./-]+\.woff2)|\.[jt]sx?:\d|\n\s+at /i

export function innerWordsIn(answer: string | undefined): string | undefined {
  return INNER_WORDS.exec(answer ?? '')?.[0]
}

/** Makes the database refuse every write to these tables. */
export async function refuseWrites({ db }: { db: Database }, ...tables: PgTable[]): Promise<void> {
  await db.execute(sql`
    create function refuse_write() returns trigger language plpgsql as
    $$ begin raise exception 'no room left for %', tg_table_name; end $$`)
  for (const table of tables) {
    await db.execute(sql`
      create trigger refuse_write before insert or update or delete on ${table}
      for each row execute function refuse_write()`)
  }
}

export async function acceptWrites({ db }: { db: Database }): Promise<void> {
  await db.execute(sql`drop function refuse_write cascade`)
}

export async function whileWritesFail<Result>(
  database: { db: Database },
  table: PgTable,
  work: () => Promise<Result>,
): Promise<Result> {
  await refuseWrites(database, table)
  try {
    return await work()
  } finally {
    await acceptWrites(database)
  }
}

export async function whileMissing<Result>(
  { db }: { db: Database },
  table: PgTable,
  work: () => Promise<Result>,
): Promise<Result> {
  await db.execute(sql`alter table ${table} rename to missing`)
  try {
    return await work()
  } finally {
    await db.execute(sql`alter table missing rename to ${sql.identifier(getTableName(table))}`)
  }
}

/** All stored user data, row by row. Runs and counters count attempts, so they may change. */
export function allRows({ db }: { db: Database }): Promise<unknown[]> {
  return Promise.all(USER_TABLES.map((table) => db.select().from(table)))
}
