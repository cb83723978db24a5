import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import { type LimitName, LIMITS } from '#app/domain/limits.ts'
import type { Limits } from '#app/server/limits/port.ts'

/** What anybody can ask for without end; what counts for an account is one answer of all instances each time. */
const FLOODS: ReadonlySet<LimitName> = new Set(['takes', 'misses', 'cards'])

/** One limit as a store of counters is told it. */
export interface Counted {
  keyPrefix: string
  points: number
  duration: number
  inMemoryBlockOnConsumed: number
}

/** The limits, counted wherever `limiterOf` does. `sign` keeps the addresses that are counted out of there. */
export function countingBy(
  limiterOf: (counted: Counted) => RateLimiterAbstract,
  sign: (text: string) => string,
): Limits {
  const limiterFor = (name: LimitName) =>
    limiterOf({
      keyPrefix: name,
      points: LIMITS[name].most,
      duration: LIMITS[name].seconds,
      // A flood beyond the limit is refused from memory.
      inMemoryBlockOnConsumed: FLOODS.has(name) ? LIMITS[name].most + 1 : 0,
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
      // So long a wait was begun by a clock that has been set back since.
      await limiters[limit].delete(counted)
      return consume(limit, counted)
    },
    async forget(limit, key) {
      await limiters[limit].delete(sign(key))
    },
  }
}
