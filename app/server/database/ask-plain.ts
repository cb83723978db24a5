import { sql } from 'drizzle-orm'
import type { Database } from '#app/server/database/database.ts'

interface Asked {
  /** With `$1` and so on for its values. */
  text: string
  values: unknown[]
}

/** Asks as `query` of a Postgres client is asked, for a library that knows no Drizzle. */
export function askPlain(db: Database) {
  return ({ text, values }: Asked) => {
    const parts = text.split(/\$(\d+)/)
    return db.execute(
      sql.join(parts.map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1])))),
    )
  }
}
