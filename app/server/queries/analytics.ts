import { desc, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Span } from '#app/domain/operator/date-range.ts'
import type { Database } from '#app/server/database/database.ts'
import { accounts, giftProfiles } from '#app/server/database/schema.ts'

/** How long each statement of a transaction may take; the embedded engine cannot be interrupted. */
export async function limitStatements(tx: Database, ms: number): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', ${String(ms)}, true)`)
}

export function countSignUps(db: Database, spans: readonly Span[]): Promise<number[]> {
  return countWithin(db, accounts, spans)
}

export function countGiftProfiles(db: Database, spans: readonly Span[]): Promise<number[]> {
  return countWithin(db, giftProfiles, spans)
}

/** A range of the index on `created_at` for each span, so that those without rows cost nothing and are there too. */
async function countWithin(db: Database, table: PgTable, spans: readonly Span[]): Promise<number[]> {
  const instants = (of: keyof Span) => sql.param(spans.map((span) => span[of].toISOString()))
  const within = sql<number>`(
    select count(*) from ${table} where created_at >= span.from_instant and created_at < span.to_instant
  )::int`
  const rows = await db
    .select({ count: within })
    .from(
      sql`unnest(${instants('start')}::timestamptz[], ${instants('end')}::timestamptz[])
        with ordinality as span (from_instant, to_instant, place)`,
    )
    .orderBy(sql`span.place`)
  return rows.map(({ count }) => count)
}

export function latestSignUps(db: Database, limit: number) {
  return db
    .select({ email: accounts.email, createdAt: accounts.createdAt })
    .from(accounts)
    .orderBy(desc(accounts.createdAt))
    .limit(limit)
}

/** A range's two ends in UTC, as the database understands them (specification 7, `get_timestamp_check`). */
export async function timestampCheck(db: Database, { start, end }: Span) {
  const inUtc = (instant: Date) =>
    sql<string>`to_char(${instant.toISOString()}::timestamptz at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS')`
  const [row] = await db
    .select({ start_date: inUtc(start), end_date: inUtc(end) })
    .from(sql`(values (1)) as one`)
  return row
}
