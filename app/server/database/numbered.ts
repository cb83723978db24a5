import { sql } from 'drizzle-orm'
import type { Database } from '#app/server/database/database.ts'

/** Runs a statement of a library, which has `$1` and so on for its values. */
export function runNumbered(db: Database, { text, values }: { text: string; values: unknown[] }) {
  const parts = text.split(/\$(\d+)/)
  const statement = parts.map((part, at) =>
    at % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1]),
  )
  return db.execute(sql.join(statement))
}
