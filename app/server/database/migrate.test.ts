import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
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
/** So many migrations there were when a list was one row; the next one copies it into rows whenever it is written. */
const WITH_LISTS = 10
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
  const rows = await ask(`select tablename as name from pg_tables where schemaname = 'public'`)
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

/** A list as programs wrote it when it was one row. */
interface OldList {
  profile_id: string
  suggestions: string[]
  shopping_urls: { shoppingUrl: string }[]
  status: { taken: boolean }[]
  details: { source: string; reason?: string }[]
  version: number
  created_at: unknown
  updated_at: unknown
}

/** What such a list must have become: each text once, whatever its case in ASCII, taken if any of its lines was. */
function ideasOf(lists: readonly Row[]): Row[] {
  return (lists as unknown as OldList[]).flatMap((list) => {
    const rows = new Map<string, Row>()
    for (const [at, text] of list.suggestions.entries()) {
      const key = text.replace(/^ +| +$/g, '').replace(/[A-Z]/g, (letter) => letter.toLowerCase())
      const { source, reason = '' } = list.details[at] ?? { source: '' }
      const first = rows.get(key) ?? {
        profile_id: list.profile_id,
        position: rows.size,
        text,
        source,
        reason,
        taken_at: null,
        taken_by: null,
        shopping_url: list.shopping_urls[at]?.shoppingUrl,
        product_url: null,
        details: '',
        price: '',
        price_guessed: false,
        created_at: list.created_at,
        updated_at: list.updated_at,
      }
      rows.set(key, list.status[at]?.taken ? { ...first, taken_at: list.updated_at } : first)
    }
    return [...rows.values()]
  })
}

const storedIdeas = async () =>
  (await ask('select * from ideas order by profile_id, position')).map(({ id: _id, ...row }) => row)
const oldLists = () => ask('select * from gift_suggestions order by profile_id')

async function listVersions(): Promise<Row[]> {
  return ask(
    'select id as profile_id, ideas_version as version from gift_profiles where ideas_version > 0 order by 1',
  )
}

const versionsOf = (lists: readonly Row[]) =>
  lists.map(({ profile_id, version }) => ({ profile_id, version }))

test.each(Array.from({ length: steps }, (_, at) => at + 1))(
  'what was written after each of the first %i migrations is there after all of them, value for value',
  async (reached) => {
    let lists: Row[] = []
    for (let step = 0; step < reached; step++) {
      await migrate(db, step + 1)
      await writeRowsOf(step)
      if (step < WITH_LISTS) lists = await oldLists()
    }
    const { gift_suggestions: _, ideas: __, ...before } = await everything()
    await migrate(db)
    const after = await everything()
    expect(Object.values(before).flat().length).toBeGreaterThan(0)
    for (const [table, rows] of Object.entries(before)) {
      const kept = rows.map(({ ideas_version: _version, ...row }) => expect.objectContaining(row))
      expect(after[table]).toEqual(kept)
    }
    expect(lists).toHaveLength(2)
    expect(await storedIdeas()).toEqual(ideasOf(lists))
    expect(await listVersions()).toEqual(versionsOf(lists))
  },
)

test('a list becomes rows: equal ones once, taken if any was, each with its own link, source and reason', async () => {
  await migrate(db, 1)
  await writeRowsOf(0)
  await migrate(db)
  const rows = await ask(`select position, text, source, reason, shopping_url, taken_at from ideas
    where profile_id = '00000000-0000-4000-8000-000000000003' order by position`)
  const taken = expect.anything() as unknown
  const line = (place: number, source = 'owner') => ({
    source,
    reason: `because of: ${place}`,
    shopping_url: `https://shop.example/s?k=${place}`,
    taken_at: null,
  })
  expect(rows).toEqual([
    { position: 0, text: 'A Kite', ...line(1, 'built-in'), taken_at: taken },
    { position: 1, text: 'a lamp', ...line(2, 'built-in') },
    { position: 2, text: 'École', ...line(4) },
    { position: 3, text: 'A "quoted", {braced} \\ idea', ...line(5), taken_at: taken },
    { position: 4, text: 'école', ...line(7) },
    { position: 5, text: `<b>🎁</b> & 'co'\ton two\nlines`, ...line(8), taken_at: taken },
    { position: 6, text: 'ספר טוב', ...line(9) },
    { position: 7, text: 'null', ...line(10) },
    { position: 8, text: 'é'.repeat(200), ...line(11) },
    ...['z', 'y', 'x'].map((text, at) => ({ position: 9 + at, text, ...line(12 + at) })),
  ])
})

test('the view shows each list as it was, but for its own id and equal lines', async () => {
  await migrate(db, 1)
  await writeRowsOf(0)
  const columns = 'profile_id, suggestions, shopping_urls, status, created_at, updated_at'
  const ask1 = () =>
    ask(`select ${columns} from gift_suggestions where profile_id = '00000000-0000-4000-8000-000000000001'`)
  const before = await ask1()
  await migrate(db)
  expect(before).toHaveLength(1)
  expect(await ask1()).toEqual(before)
})

/** So many more profiles, each with a list of three ideas of which the second is taken. */
async function writeLists(count: number): Promise<void> {
  await db.execute(sql`
    insert into gift_profiles (slug, created_by, recipient_name, age_group, occasion_type, occasion_date)
    select 'number-' || lpad(number::text, 12, '0'), 'rosa', 'Number ' || number, '55+ years', 'birthday', '2026-12-12'
    from generate_series(1, ${count}) number`)
  await db.execute(sql`
    insert into gift_suggestions (profile_id, suggestions, shopping_urls, status, details, version)
    select id, array[recipient_name, 'a kite', 'a lamp'],
      jsonb_build_array(jsonb_build_object('shoppingUrl', slug), jsonb_build_object('shoppingUrl', 'k'), jsonb_build_object('shoppingUrl', 'l')),
      '[{"taken": false}, {"taken": true}, {"taken": false}]',
      '[{"source": "owner"}, {"source": "model", "reason": "why"}, {"source": "built-in", "reason": ""}]', 3
    from gift_profiles where slug like 'number-%'`)
}

test('many lists are copied in batches, each a transaction of its own, and none is left for the last step', async () => {
  await migrate(db, WITH_LISTS)
  await writeRowsOf(0)
  await writeLists(601)
  const lists = await oldLists()
  await migrate(db, WITH_LISTS + 1)
  await db.execute(sql`create table batches (number serial, transaction bigint, lists integer)`)
  await db.execute(sql`create function count_batch() returns trigger language plpgsql as $$ begin
    insert into batches (transaction, lists) values (txid_current(), (select count(*) from written)); return null; end $$`)
  await db.execute(sql`create trigger count_batch after update on gift_suggestions
    referencing new table as written for each statement execute function count_batch()`)
  await migrate(db)
  expect(await storedIdeas()).toEqual(ideasOf(lists))
  expect(await listVersions()).toEqual(versionsOf(lists))
  const batches = await ask('select transaction::text, lists from batches order by number')
  expect(batches.map(({ lists: size }) => size)).toEqual([...Array<number>(6).fill(100), 3, 0, 0])
  expect(new Set(batches.map(({ transaction }) => transaction)).size).toBe(9)
})

const FIRST = `profile_id = '00000000-0000-4000-8000-000000000001'`
const COPIED = 'update gift_suggestions set updated_at = updated_at'
test.each([
  ['writes none', []],
  [
    'takes an idea',
    [
      `update gift_suggestions set status = jsonb_set(status, '{1,taken}', 'true'), updated_at = now() where ${FIRST}`,
    ],
  ],
  [
    'saves a list',
    [
      `update gift_suggestions set suggestions = array['a harp'], shopping_urls = '[{"shoppingUrl": "h"}]',
        status = '[{"taken": false}]', details = '[{"source": "owner"}]', version = version + 1, updated_at = now() where ${FIRST}`,
    ],
  ],
  [
    'frees what was taken',
    [`update gift_suggestions set status = '[{"taken": false}, {"taken": false}]' where ${FIRST}`],
  ],
  ['deletes a profile', [`delete from gift_profiles where id = '00000000-0000-4000-8000-000000000001'`]],
  [
    'makes a first list',
    [
      `insert into gift_suggestions (profile_id, suggestions, shopping_urls, status, details)
        select id, array['new'], '[{"shoppingUrl": "n"}]', '[{"taken": true}]', '[{"source": "model", "reason": "r"}]'
        from gift_profiles where slug = 'noah-23456789abce'`,
    ],
  ],
])(
  'an older server that %s between the two migrations loses nothing, before the copy or after it',
  async (_what, writes) => {
    for (const order of [
      [...writes, COPIED],
      [COPIED, ...writes],
    ]) {
      await db.execute(sql`drop schema public cascade`)
      await db.execute(sql`drop schema if exists drizzle cascade`)
      await db.execute(sql`create schema public`)
      await migrate(db, WITH_LISTS)
      await writeRowsOf(0)
      await migrate(db, WITH_LISTS + 1)
      for (const write of order) await db.execute(sql.raw(write))
      const lists = await oldLists()
      await migrate(db)
      expect(await storedIdeas()).toEqual(ideasOf(lists))
      expect(await listVersions()).toEqual(versionsOf(lists))
    }
  },
)

test('a list that no row can hold stops the migration before anything of it is lost, and it can be tried again', async () => {
  await migrate(db, WITH_LISTS)
  await writeRowsOf(0)
  await db.execute(sql.raw(`update gift_suggestions set suggestions[1] = repeat('x', 201) where ${FIRST}`))
  const lists = await oldLists()
  await expect(migrate(db)).rejects.toThrow('Failed query')
  expect(await oldLists()).toEqual(lists)
  await db.execute(sql.raw(`update gift_suggestions set suggestions[1] = 'a kite' where ${FIRST}`))
  const mended = await oldLists()
  await migrate(db)
  expect(await storedIdeas()).toEqual(ideasOf(mended))
})

test('a run that an older program was at begins anew, one that ended stays as it was', async () => {
  await migrate(db, WITH_LISTS)
  await writeRowsOf(0)
  const accepted = `'[{"suggestion": "a kite", "source": "model", "reason": ""}]'`
  await db.execute(sql.raw(`update generation_runs set accepted = ${accepted}`))
  await db.execute(
    sql.raw(`insert into generation_runs (owner_id, state, seed, lease_until, accepted)
      values ('rosa', 'running', 9, '2026-11-21T12:00Z', ${accepted})`),
  )
  await migrate(db)
  const runs = await ask(
    'select state, seed, jsonb_array_length(accepted) as ideas from generation_runs order by seed',
  )
  expect(runs).toEqual([
    { state: 'done', seed: 7, ideas: 1 },
    { state: 'running', seed: 9, ideas: 0 },
  ])
})

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
  await migrate(db, 1)
  await writeRowsOf(0)
  await migrate(db)
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

test.runIf(onPostgres)(
  'a deletion by an older server that deadlocks with the copying costs no list',
  async () => {
    const url = await freshDatabase(onPostgres ?? '')
    const pool = new pg.Pool({ connectionString: url })
    const older = await pool.connect()
    try {
      const own = drizzle(pool) as unknown as DatabaseHandle['db']
      await migrate(own, WITH_LISTS)
      for (const statement of ROWS_BY_MIGRATION[0] ?? []) await own.execute(sql.raw(statement))
      await migrate(own, WITH_LISTS + 1)
      await own.execute(sql`delete from ideas`)
      const [first] = (await pool.query<{ id: string }>('select profile_id as id from gift_suggestions')).rows
      await older.query('begin')
      // As its deletion of the profile does, before it reaches the list.
      await older.query('select from gift_profiles where id = $1 for update', [first?.id])
      const migrated = migrate(own)
      await expect.poll(() => waiting(pool)).toBe(1)
      // Postgres ends whichever of both looks for a deadlock first.
      const deleted = older.query('delete from gift_suggestions where profile_id = $1', [first?.id]).then(
        () => older.query('commit'),
        () => older.query('rollback'),
      )
      await Promise.all([migrated, deleted])
      const { rows } = await pool.query('select from gift_suggestions where profile_id = $1', [first?.id])
      expect(rows.length).toBe((await deleted).command === 'COMMIT' ? 0 : 1)
    } finally {
      older.release(true)
      await pool.end()
    }
  },
)

async function waiting(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows.length
}

test.runIf(onPostgres)('four that start together where there are lists copy each of them once', async () => {
  const url = await freshDatabase(onPostgres ?? '')
  const pool = new pg.Pool({ connectionString: url })
  await migrate(drizzle(pool) as unknown as DatabaseHandle['db'], WITH_LISTS)
  for (const statement of ROWS_BY_MIGRATION[0] ?? []) await pool.query(statement)
  const { rows: lists } = await pool.query<Row>('select * from gift_suggestions order by profile_id')
  const four = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url)))
  const { rows } = await pool.query<Row>('select * from ideas order by profile_id, position')
  expect(rows.map(({ id: _id, ...row }) => row)).toEqual(ideasOf(lists))
  await Promise.all([pool.end(), ...four.map((one) => one.close())])
})
