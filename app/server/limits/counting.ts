import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import { type LimitName, LIMITS } from '#app/domain/limits.ts'
import type { Limits } from '#app/server/limits/port.ts'

/** Refused from memory once exceeded. Other limits ask the store each time, because another instance may have reset them. */
const FLOODS: ReadonlySet<LimitName> = new Set(['takes', 'misses', 'cards'])

export interface Counted {
  keyPrefix: string
  points: number
  duration: number
  inMemoryBlockOnConsumed: number
}

/** The limits over a counter store. `sign` keeps plain addresses out of it. */
export function countingBy(
  limiterOf: (counted: Counted) => RateLimiterAbstract,
  sign: (text: string) => string,
  ownMax: Partial<Record<LimitName, number>> = {},
): Limits {
  const maxOf = (name: LimitName) => ownMax[name] ?? LIMITS[name].max
  const limiterFor = (name: LimitName) =>
    limiterOf({
      keyPrefix: name,
      points: maxOf(name),
      duration: LIMITS[name].seconds,
      inMemoryBlockOnConsumed: FLOODS.has(name) ? maxOf(name) + 1 : 0,
    })
  const names = Object.keys(LIMITS) as LimitName[]
  const limiters = Object.fromEntries(names.map((name) => [name, limiterFor(name)])) as Record<
    LimitName,
    RateLimiterAbstract
  >
  async function consume(limit: LimitName, counted: string): Promise<number | undefined> {
    try {
      await limiters[limit].consume(counted)
      return undefined
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return Math.ceil(refusal.msBeforeNext / 1000)
    }
  }
  return {
    async count(limit, key) {
      const counted = sign(key)
      const wait = await consume(limit, counted)
      if (wait === undefined || wait <= LIMITS[limit].seconds) return wait
      // A wait this long was started by a clock that has been set back since.
      await limiters[limit].delete(counted)
      return consume(limit, counted)
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
