import { type RateLimiterAbstract, RateLimiterDrizzle } from 'rate-limiter-flexible'
import type { Database } from '#app/server/database/database.ts'
import { limitCounters } from '#app/server/database/schema.ts'
import { type Counted, countingBy } from '#app/server/limits/counting.ts'
import type { Limits } from '#app/server/limits/port.ts'

/** Counters in the database. */
export function createDatabaseLimits(db: Database, sign: (text: string) => string): Limits {
  return countingBy(databaseLimiter(db), sign)
}

export function databaseLimiter(db: Database): (counted: Counted) => RateLimiterAbstract {
  return (counted) => new RateLimiterDrizzle({ ...counted, storeClient: db, schema: limitCounters })
}
