import { sql, type SQL } from 'drizzle-orm'
import { type RateLimiterAbstract, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { LimitName } from '#app/domain/limits.ts'
import type { Database } from '#app/server/database/database.ts'
import { type Counted, countingBy } from '#app/server/limits/counting.ts'
import type { Limits } from '#app/server/limits/port.ts'

export function createDatabaseLimits(
  db: Database,
  sign: (text: string) => string,
  ownMax?: Partial<Record<LimitName, number>>,
): Limits {
  return countingBy(databaseLimiter(db), sign, ownMax)
}

/** Not the library's limiter for Drizzle, which loads Drizzle once more beside the one in our bundle, for some 60 MB. */
export function databaseLimiter(db: Database): (counted: Counted) => RateLimiterAbstract {
  const storeClient = { query: (asked: Asked) => db.execute(statement(asked)) }
  const table = { storeClient, storeType: 'pool', tableName: 'limit_counters', tableCreated: true }
  return (counted) => new RateLimiterPostgres({ ...counted, ...table })
}

interface Asked {
  text: string
  values: unknown[]
}

/** A text with `$1` and so on for its values. */
function statement({ text, values }: Asked): SQL {
  const parts = text.split(/\$(\d+)/)
  return sql.join(
    parts.map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1]))),
  )
}
