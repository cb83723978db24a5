import { sql } from 'drizzle-orm'
import type { World } from '#test/world.ts'

/** Does something while the real database fails at every such write to a table; reading goes on. */
export async function whileFailing<Value>(
  { db }: Pick<World, 'db'>,
  write: 'insert' | 'update' | 'delete',
  table: string,
  deed: () => Promise<Value>,
): Promise<Value> {
  await db.execute(
    sql.raw(`create or replace function fail() returns trigger language plpgsql
      as $$ begin raise exception 'the database fails for a test'; end $$`),
  )
  await db.execute(
    sql.raw(`create trigger failing before ${write} on ${table} for each row execute function fail()`),
  )
  try {
    return await deed()
  } finally {
    await db.execute(sql.raw(`drop trigger failing on ${table}`))
  }
}
