import { sql } from 'drizzle-orm'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { type DatabaseHandle, DatabaseUnusable, MIGRATIONS } from '#app/server/database/database.ts'
import { openEmbedded } from '#app/server/database/embedded/embedded.ts'
import { migrate } from '#app/server/database/migrate.ts'
import { openPostgres } from '#app/server/database/postgres.ts'
import { ownFolder } from '#test/own-folder.ts'
import { freshDatabase } from '#test/programs/postgres.ts'
import { ROWS_OF_1_0 } from '#test/data/rows-of-1.0.ts'

const ours = readMigrationFiles(MIGRATIONS)
const onPostgres = inject('postgres')
const opened = onPostgres ? openPostgres(await freshDatabase(onPostgres)) : openEmbedded(ownFolder(afterAll))
const database: DatabaseHandle = await opened
const { db } = database
afterAll(() => database.close())
beforeEach(async () => {
  for (const schema of ['public', 'drizzle'])
    await db.execute(sql.raw(`drop schema if exists ${schema} cascade`))
  await db.execute(sql`create schema public`)
})

type Row = Record<string, unknown>

async function ask(question: string, on = db): Promise<Row[]> {
  const { rows } = (await on.execute(sql.raw(question))) as { rows: Row[] }
  return rows
}

/** Every table with its rows as they are written, in an order that does not change. */
async function everything(): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {}
  for (const { name } of await ask(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  ))
    found[String(name)] = await ask(`select * from ${String(name)} order by 1`)
  return found
}

async function open1_0(): Promise<void> {
  await migrate(db, ours.slice(0, 1))
  for (const statement of ROWS_OF_1_0) await ask(statement)
}

/** Another migration after ours, as a newer program has it. */
const next = (...statements: string[]): MigrationMeta => ({
  sql: statements,
  hash: `next ${statements.join()}`,
  folderMillis: Math.max(...ours.map(({ folderMillis }) => folderMillis)) + statements.length,
  bps: true,
})

test('a database of 1.0.0 opens, with every row as it was written', async () => {
  await open1_0()
  const before = await everything()
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([])
  await migrate(db)
  const after = await everything()
  for (const [table, rows] of Object.entries(before))
    expect(after[table]).toEqual(rows.map((row) => expect.objectContaining(row)))
})

test('migrating again changes nothing', async () => {
  await migrate(db)
  const before = await ask('select * from drizzle.__drizzle_migrations')
  expect(before).toHaveLength(ours.length)
  await migrate(db)
  expect(await ask('select * from drizzle.__drizzle_migrations')).toEqual(before)
})

test('a migration that fails leaves the database as it was, and can be tried again', async () => {
  await open1_0()
  const before = await everything()
  const newer = next('create table more (id integer)', `alter table quizzes add check (name_self <> 'Rosa')`)
  await expect(migrate(db, [...ours, newer])).rejects.toThrow('Failed query')
  expect(await everything()).toEqual(before)
  await ask(`update quizzes set name_self = 'Mia'`)
  await migrate(db, [...ours, newer])
  expect(Object.keys(await everything())).toContain('more')
})

test('an older program refuses the database of a newer one, in a sentence, and touches nothing', async () => {
  await open1_0()
  const newer = [next('select 1'), next('select 1', 'select 2')]
  await migrate(db, [...ours, ...newer])
  const before = await everything()
  await expect(migrate(db)).rejects.toThrow(DatabaseUnusable)
  await expect(migrate(db)).rejects.toThrow(/newer Wishfolio: it has 2 changes that this one does not know/)
  await expect(migrate(db, [...ours, ...newer.slice(0, 1)])).rejects.toThrow(/it has a change/)
  expect(await everything()).toEqual(before)
})

test.runIf(onPostgres)(
  'four instances that start together on an empty Postgres migrate it once',
  async () => {
    const url = await freshDatabase(onPostgres ?? '')
    const four = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url)))
    expect(await ask('select * from drizzle.__drizzle_migrations', four[0]?.db)).toHaveLength(ours.length)
    await Promise.all(four.map((one) => one.close()))
  },
)
