import {
  type RateLimiterAbstract,
  RateLimiterRes,
  RateLimiterPostgres,
  RateLimiterRedis,
} from 'rate-limiter-flexible'
import { type Limit, type LimitName, LIMITS, NETWORK_SHARE, networkAround } from '#app/domain/limits.ts'
import type { Limits } from '#app/server/limits/port.ts'
import type { Database } from '#app/server/database/database.ts'
import { runNumbered } from '#app/server/database/numbered.ts'
import type { Redis } from '#app/server/database/redis.ts'

interface Counted {
  keyPrefix: string
  points: number
  duration: number
  inMemoryBlockOnConsumed: number
}

/** The limits over a counter store. `sign` keeps plain addresses out of it. */
function countingBy(
  limiterOf: (counted: Counted) => RateLimiterAbstract,
  sign: (text: string) => string,
  ownMax: Partial<Record<LimitName, number>> = {},
): Limits {
  const settings: Record<LimitName, Limit> = LIMITS
  const maxOf = (name: LimitName) => ownMax[name] ?? LIMITS[name].max
  const limiterFor = (name: LimitName) =>
    limiterOf({
      keyPrefix: name,
      points: maxOf(name),
      duration: LIMITS[name].seconds,
      inMemoryBlockOnConsumed: settings[name].flood ? maxOf(name) + 1 : 0,
    })
  const names = Object.keys(LIMITS) as LimitName[]
  const limiters = Object.fromEntries(names.map((name) => [name, limiterFor(name)])) as Record<
    LimitName,
    RateLimiterAbstract
  >
  const ofNetworks = new Map(
    names
      .filter((name) => settings[name].ofNetwork)
      .map((name) => [
        name,
        limiterOf({
          keyPrefix: `${name}_of_network`,
          points: maxOf(name) * NETWORK_SHARE,
          duration: LIMITS[name].seconds,
          inMemoryBlockOnConsumed: 0,
        }),
      ]),
  )
  async function countBy(limiter: RateLimiterAbstract, key: string): Promise<number | undefined> {
    try {
      await limiter.consume(sign(key))
      return undefined
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return Math.ceil(refusal.msBeforeNext / 1000)
    }
  }
  return {
    async count(limit, key) {
      const wait = await countBy(limiters[limit], key)
      const network = networkAround(key)
      const limiter = network && ofNetworks.get(limit)
      return wait !== undefined || !limiter ? wait : countBy(limiter, network)
    },
    async tally(limit, key) {
      const result = await limiters[limit].consume(sign(key)).catch((refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) return refusal
        throw refusal
      })
      return result.consumedPoints
    },
    async uncount(limit, key) {
      await limiters[limit].reward(sign(key))
    },
    async forget(limit, key) {
      await limiters[limit].delete(sign(key))
    },
  }
}

export function createDatabaseLimits(
  db: Database,
  sign: (text: string) => string,
  ownMax?: Partial<Record<LimitName, number>>,
): Limits {
  return countingBy(databaseLimiter(db), sign, ownMax)
}

/** Not the library's limiter for Drizzle, which loads Drizzle once more beside the one in our bundle, for some 60 MB. */
function databaseLimiter(db: Database): (counted: Counted) => RateLimiterAbstract {
  const storeClient = { query: (asked: Parameters<typeof runNumbered>[1]) => runNumbered(db, asked) }
  const table = { storeClient, storeType: 'pool', tableName: 'limit_counters', tableCreated: true }
  return (counted) => new RateLimiterPostgres({ ...counted, ...table })
}

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
