import { PGlite } from '@electric-sql/pglite'
import { sql, TransactionRollbackError } from 'drizzle-orm'
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres'
import { drizzle as onEmbedded } from 'drizzle-orm/pglite'
import type { Pool } from 'pg'
import type { Database } from '#app/server/database/database.ts'
import * as schema from '#app/server/database/schema.ts'

interface Statement {
  text: string
  params: unknown[]
}

/** A plan of EXPLAIN, with its parts. */
interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}

const ABOUT_TRANSACTIONS = /^(begin|commit|rollback|savepoint|release)\b/

/** The exact statements that a command sends. Its changes are rolled back. */
export async function sentBy(
  { db }: { db: Database },
  command: (tx: Database) => Promise<unknown>,
): Promise<Statement[]> {
  const sent: Statement[] = []
  const logger = {
    logQuery(text: string, params: unknown[]) {
      if (!ABOUT_TRANSACTIONS.test(text)) sent.push({ text, params })
    },
  }
  const { $client } = db as Database & { $client: PGlite | Pool }
  const watched: Database =
    $client instanceof PGlite
      ? onEmbedded({ client: $client, schema, logger })
      : onPostgres({ client: $client, schema, logger })
  try {
    await watched.transaction(async (tx) => {
      await command(tx)
      tx.rollback()
    })
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error
  }
  return sent
}

/** One scan in a statement's plan. By key: an index leads straight to the rows. */
interface Scan {
  kind: string
  of: string | undefined
  byKey: boolean
}

/**
 * How the database would find a statement's rows. A small table is always scanned, so sequential scans are
 * disabled first: a table that is still scanned has no suitable index.
 */
export async function scansOf({ db }: { db: Database }, { text, params }: Statement): Promise<Scan[]> {
  const parts = text.split(/\$(\d+)/).map((part, at) => {
    return at % 2 === 0 ? sql.raw(part) : sql`${sql.param(params[Number(part) - 1])}`
  })
  return db.transaction(async (tx) => {
    for (const way of ['seqscan', 'hashjoin', 'mergejoin']) {
      await tx.execute(sql.raw(`set local enable_${way} = off`))
    }
    const plans = rowsOf<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      await tx.execute(sql`explain (format json) ${sql.join(parts)}`),
    )
    const indexes = rowsOf<{ name: string; column: string }>(
      await tx.execute(sql`
        select relname as name, pg_get_indexdef(oid, 1, true) as column from pg_class where relkind = 'i'`),
    )
    const leading = new Map(indexes.map(({ name, column }) => [name, column]))
    return plans.flatMap((row) => scansIn(row['QUERY PLAN'][0].Plan, leading))
  })
}

function scansIn(plan: Plan, leading: ReadonlyMap<string, string>): Scan[] {
  const { 'Node Type': kind, 'Index Name': index = '', 'Index Cond': condition = '' } = plan
  // A range or a later column may scan most of the index.
  const byKey = new RegExp(`\\b${leading.get(index)} = `).test(condition)
  const here = /^Seq|^(Bitmap )?Index/.test(kind) ? [{ kind, of: plan['Relation Name'] ?? index, byKey }] : []
  return [...here, ...(plan.Plans ?? []).flatMap((part) => scansIn(part, leading))]
}

function rowsOf<Row>(answer: unknown): Row[] {
  return (answer as { rows: Row[] }).rows
}
