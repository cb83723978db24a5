import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#app/server/database/database.ts'
import * as schema from '#app/server/database/schema.ts'

/** Tables that change by themselves: counters and the mail queue. */
const PASSING = new Set<unknown>([schema.limitCounters, schema.mailQueue])
const TABLES = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map((table) => ({ name: getTableName(table), passing: PASSING.has(table) }))

/** Every row with its table's name, sorted; equal texts mean equal rows. */
export type StoredRows = readonly { table: string; row: string }[]

export async function storedRows({ db }: { db: Database }): Promise<StoredRows> {
  const parts = TABLES.filter(({ passing }) => !passing).map(
    ({ name }) =>
      sql`select ${name}::text as "table", to_jsonb(t)::text as "row" from ${sql.identifier(name)} t`,
  )
  const all = await db.execute(sql`${sql.join(parts, sql` union all `)} order by 1, 2`)
  return (all as { rows: { table: string; row: string }[] }).rows
}

/** Makes the database, which holds the rows that were found, hold these and no others. */
export async function putBack({ db }: { db: Database }, rows: StoredRows, found: StoredRows): Promise<void> {
  const rowsOf = (stored: StoredRows, name: string) =>
    stored.filter(({ table }) => table === name).map(({ row }) => row)
  await db.transaction(async (tx) => {
    // The order does not fit the foreign keys.
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const { name, passing } of TABLES) {
      const own = rowsOf(rows, name)
      if (!passing && own.join() === rowsOf(found, name).join()) continue
      const table = sql.identifier(name)
      await tx.execute(sql`delete from ${table}`)
      if (own.length > 0)
        await tx.execute(
          sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${`[${own.join(',')}]`}::jsonb)`,
        )
    }
  })
}

/** The rows that contain one of these texts, such as a user's id, address and names. */
export function rowsWith(rows: StoredRows, marks: readonly string[]): StoredRows {
  return rows.filter(({ row }) => marks.some((mark) => row.includes(mark)))
}
