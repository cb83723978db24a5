import { RateLimiterRedis } from 'rate-limiter-flexible'
import type { LimitName } from '#app/domain/limits.ts'
import type { Database } from '#app/server/database/database.ts'
import type { Redis } from '#app/server/database/redis.ts'
import { countingBy } from '#app/server/limits/counting.ts'
import { databaseLimiter } from '#app/server/limits/database.ts'
import type { Limits } from '#app/server/limits/port.ts'

export function createRedisLimits(
  { client }: Redis,
  db: Database,
  sign: (text: string) => string,
  ownMax?: Partial<Record<LimitName, number>>,
): Limits {
  const inDatabase = databaseLimiter(db)
  return countingBy(
    (counted) =>
      new RateLimiterRedis({
        ...counted,
        keyPrefix: `wishfolio:${counted.keyPrefix}`,
        storeClient: client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        insuranceLimiter: inDatabase(counted),
      }),
    sign,
    ownMax,
  )
}
