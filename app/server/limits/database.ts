import { type RateLimiterAbstract, RateLimiterDrizzle } from 'rate-limiter-flexible'
import type { LimitName } from '#app/domain/limits.ts'
import type { Database } from '#app/server/database/database.ts'
import { limitCounters } from '#app/server/database/schema.ts'
import { type Counted, countingBy } from '#app/server/limits/counting.ts'
import type { Limits } from '#app/server/limits/port.ts'

export function createDatabaseLimits(
  db: Database,
  sign: (text: string) => string,
  ownMax?: Partial<Record<LimitName, number>>,
): Limits {
  return countingBy(databaseLimiter(db), sign, ownMax)
}

export function databaseLimiter(db: Database): (counted: Counted) => RateLimiterAbstract {
  return (counted) => new RateLimiterDrizzle({ ...counted, storeClient: db, schema: limitCounters })
}
