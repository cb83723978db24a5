import { sql } from 'drizzle-orm'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import { type Database, DatabaseUnusable, MIGRATIONS } from '#app/server/database/database.ts'

const LOCK = 7_146_210_001

/**
 * Brings a database to this program's schema in one transaction, once however many instances start together, also
 * through a pooler. Throws DatabaseUnusable when a newer program has been here.
 */
export async function migrate(
  db: Database,
  ours: readonly MigrationMeta[] = readMigrationFiles(MIGRATIONS),
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    // Where drizzle-kit keeps its own list; the names and columns are its.
    await tx.execute(sql`create schema if not exists drizzle`)
    await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`)
    const { rows } = (await tx.execute(sql`select created_at from drizzle.__drizzle_migrations`)) as {
      rows: { created_at: string | number }[]
    }
    const made = new Set(rows.map(({ created_at }) => Number(created_at)))
    refuseNewer(ours, made)
    for (const { sql: statements, hash, folderMillis } of ours) {
      if (made.has(folderMillis)) continue
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
      )
    }
  })
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
