import { type RateLimiterAbstract, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { LimitName } from '#app/domain/limits.ts'
import type { Database } from '#app/server/database/database.ts'
import { runNumbered } from '#app/server/database/numbered.ts'
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
  const storeClient = { query: (asked: Parameters<typeof runNumbered>[1]) => runNumbered(db, asked) }
  const table = { storeClient, storeType: 'pool', tableName: 'limit_counters', tableCreated: true }
  return (counted) => new RateLimiterPostgres({ ...counted, ...table })
}
