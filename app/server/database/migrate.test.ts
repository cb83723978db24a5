import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { type DatabaseHandle, DatabaseUnusable, MIGRATIONS } from '#app/server/database/database.ts'
import { openEmbedded } from '#app/server/database/embedded.ts'
import { migrate } from '#app/server/database/migrate.ts'
import { openPostgres } from '#app/server/database/postgres.ts'
import { freshDatabase } from '#test/postgres.ts'
import { ROWS_BY_MIGRATION } from '#test/rows-by-migration.ts'

const steps = readMigrationFiles(MIGRATIONS).length
const onPostgres = inject('postgres')

const opened = onPostgres ? openPostgres(await freshDatabase(onPostgres)) : openEmbedded()
const database: DatabaseHandle = await opened
const { db } = database
afterAll(() => database.close())
beforeEach(async () => {
  await db.execute(sql`drop schema if exists public cascade`)
  await db.execute(sql`drop schema if exists drizzle cascade`)
  await db.execute(sql`create schema public`)
})

type Row = Record<string, unknown>

async function ask(question: string): Promise<Row[]> {
  const { rows } = (await db.execute(sql.raw(question))) as { rows: Row[] }
  return rows
}

async function tables(): Promise<string[]> {
  const rows = await ask(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  return rows.map(({ name }) => String(name)).toSorted()
}

/** Every table with its rows as they are written, in an order that does not change. */
async function everything(): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {}
  for (const table of await tables()) found[table] = await ask(`select * from ${table} order by 1`)
  return found
}

async function writeRowsOf(step: number): Promise<void> {
  for (const statement of ROWS_BY_MIGRATION[step] ?? []) await db.execute(sql.raw(statement))
}

test.each(Array.from({ length: steps }, (_, at) => at + 1))(
  'what was written after each of the first %i migrations is there after all of them, value for value',
  async (reached) => {
    for (let step = 0; step < reached; step++) {
      await migrate(db, step + 1)
      await writeRowsOf(step)
    }
    const before = await everything()
    await migrate(db)
    const after = await everything()
    expect(Object.values(before).flat().length).toBeGreaterThan(0)
    for (const [table, rows] of Object.entries(before)) {
      expect(after[table]).toEqual(rows.map((row) => expect.objectContaining(row)))
    }
  },
)

test('the rows that the migrations are tried with fill every table', async () => {
  for (let step = 0; step < steps; step++) {
    await migrate(db, step + 1)
    await writeRowsOf(step)
  }
  const empty = Object.entries(await everything()).filter(([, rows]) => rows.length === 0)
  expect(empty.map(([table]) => table)).toEqual([])
})

test('migrating again changes nothing', async () => {
  await migrate(db)
  const before = await ask('select * from drizzle.__drizzle_migrations')
  expect(before).toHaveLength(steps)
  await migrate(db)
  expect(await ask('select * from drizzle.__drizzle_migrations')).toEqual(before)
})

test('a migration that fails leaves the schema as it was, and can be tried again', async () => {
  await migrate(db, 4)
  await writeRowsOf(0)
  // Against the rule that the next one adds.
  await db.execute(sql`update gift_profiles set slug = 'short' where created_by = 'rosa'`)
  const before = { rows: await everything(), names: await tables() }
  await expect(migrate(db)).rejects.toThrow('Failed query')
  expect({ rows: await everything(), names: await tables() }).toEqual(before)
  await db.execute(sql`update gift_profiles set slug = 'grandma-23456789abcd' where slug = 'short'`)
  await migrate(db)
  expect(await ask('select 1 from drizzle.__drizzle_migrations')).toHaveLength(steps)
})

test('an older program refuses the database of a newer one, in a sentence, and touches nothing', async () => {
  await migrate(db)
  await writeRowsOf(0)
  const before = await everything()
  await expect(migrate(db, steps - 1)).rejects.toThrow(DatabaseUnusable)
  await expect(migrate(db, steps - 1)).rejects.toThrow(
    /newer Wishfolio: it has a change that this one does not know/,
  )
  await expect(migrate(db, steps - 2)).rejects.toThrow(/it has 2 changes/)
  expect(await everything()).toEqual(before)
})

test.runIf(onPostgres)(
  'four instances that start together on an empty Postgres migrate it once',
  async () => {
    const url = await freshDatabase(onPostgres ?? '')
    const four = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url)))
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query<{ times: number }>(
      'select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash',
    )
    await client.end()
    expect(rows).toHaveLength(steps)
    expect(new Set(rows.map(({ times }) => times))).toEqual(new Set([1]))
    await Promise.all(four.map((one) => one.close()))
  },
)
