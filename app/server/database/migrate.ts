import { DrizzleQueryError, type SQL, sql } from 'drizzle-orm'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import { type Database, DatabaseUnusable, MIGRATIONS } from '#app/server/database/database.ts'

const LOCK = 7_146_210_001
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** The migration that leaves `gift_suggestions` a view; before it, lists are copied into rows without stopping a server. */
const LISTS_BECOME_ROWS = 11
const LISTS_A_BATCH = 100

/**
 * Brings a database to this program's schema, once however many instances start together. Throws DatabaseUnusable when a
 * newer program has been here. `steps`: only the first so many.
 */
export async function migrate(db: Database, steps?: number): Promise<void> {
  const ours = readMigrationFiles(MIGRATIONS).slice(0, steps)
  await apply(db, ours, ours.slice(0, LISTS_BECOME_ROWS))
  if (ours.length <= LISTS_BECOME_ROWS) return
  await copyLists(db)
  // The next one releases its locks before those that follow take theirs, or a server that still writes could deadlock with it.
  await apply(db, ours, ours.slice(0, LISTS_BECOME_ROWS + 1))
  await apply(db, ours, ours)
}

/** Does these migrations in one transaction; its lock ends with it, so it also works through a pooler. */
async function apply(
  db: Database,
  ours: readonly MigrationMeta[],
  migrations: readonly MigrationMeta[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    // Where drizzle-kit keeps its own list; the names and columns are its.
    await tx.execute(sql`create schema if not exists drizzle`)
    await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`)
    const rows = await rowsOf<{ created_at: string | number }>(
      tx,
      sql`select created_at from drizzle.__drizzle_migrations`,
    )
    const made = new Set(rows.map(({ created_at }) => Number(created_at)))
    refuseNewer(ours, made)
    for (const { sql: statements, hash, folderMillis } of migrations) {
      if (made.has(folderMillis)) continue
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
      )
    }
  })
}

/**
 * Writes each list once more, a batch a transaction, which has the trigger of the migration before copy it. Ends when
 * another instance has left no table to copy from.
 */
async function copyLists(db: Database): Promise<void> {
  for (let last: string | undefined = FIRST_ID; last !== undefined;) {
    const after: string = last
    last = await againAfterDeadlock(db, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
      const tables = await rowsOf(
        tx,
        sql`select from pg_tables where schemaname = 'public' and tablename = 'gift_suggestions'`,
      )
      if (tables.length === 0) return undefined
      const copied = await rowsOf<{ id: string }>(
        tx,
        sql`update gift_suggestions set updated_at = updated_at where id in (
          select id from gift_suggestions where id > ${after}::uuid order by id limit ${LISTS_A_BATCH}
        ) returning id`,
      )
      return copied
        .map(({ id }) => id)
        .toSorted()
        .at(-1)
    })
  }
}

/** An old server that deletes a profile locks it before its list, a batch after: the database then ends one of both. */
async function againAfterDeadlock<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (!isDeadlock(error)) throw error
    }
  }
}

function isDeadlock(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return (cause as { code?: unknown } | undefined)?.code === '40P01'
}

async function rowsOf<Row>(db: Database, question: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(question)) as { rows: Row[] }
  return rows
}

function refuseNewer(ours: readonly MigrationMeta[], made: ReadonlySet<number>): void {
  const known = new Set(ours.map(({ folderMillis }) => folderMillis))
  const unknown = [...made].filter((when) => !known.has(when)).length
  if (unknown === 0) return
  const changes = unknown === 1 ? 'a change' : `${unknown} changes`
  throw new DatabaseUnusable(
    `This database was used by a newer Wishfolio: it has ${changes} that this one does not know. ` +
      'Nothing was touched. Start the newer version, or restore a backup from before the update.',
  )
}
