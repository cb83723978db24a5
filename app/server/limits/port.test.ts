import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LimitName, LIMITS } from '#app/domain/limits.ts'
import { ownWorld } from '#test/world.ts'

const world = await ownWorld()
const other = await world.another()
/** In how many seconds no answer of this store can be exact: Redis has a clock of its own. */
const slack = world.redis ? 30 : 0
beforeEach(() => world.clean())
afterEach(() => void vi.useRealTimers())

/** Counts so often, all at once, by each instance in turn: the seconds to wait, or nothing. */
function count(limit: LimitName, key: string, times: number): Promise<(number | undefined)[]> {
  return Promise.all(
    Array.from({ length: times }, (_, at) => (at % 2 ? other : world).limits.count(limit, key)),
  )
}

async function pass(ms: number): Promise<void> {
  vi.setSystemTime(Date.now() + ms)
  await world.redis?.pass(ms)
}

/** Which of these waits are none of those that may be asked for. */
function wrong(waits: (number | undefined)[], seconds: number): unknown[] {
  return waits.filter((wait) => wait === undefined || wait > seconds || wait < Math.max(1, seconds - slack))
}

test.each<LimitName>(['failures', 'emails_of_client', 'takes'])(
  'of %s no more than its number pass, however many are counted at once by several instances',
  async (limit) => {
    const { max, seconds } = LIMITS[limit]
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const waits = await count(limit, 'rosa@example.org', max + 10)
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(max)
    expect(wrong(waits.filter(Boolean), seconds)).toEqual([])

    await pass((seconds - slack) * 1000 - 1)
    expect(wrong(await count(limit, 'rosa@example.org', 1), slack + 1)).toEqual([])
    await pass(slack * 1000 + 1)
    expect(await count(limit, 'rosa@example.org', 1)).toEqual([undefined])
  },
)

test('counts of one key or one limit do not affect another', async () => {
  await count('emails', 'rosa@example.org', 6)
  expect(await count('emails', 'dora@example.org', 1)).toEqual([undefined])
  expect(await count('failures', 'rosa@example.org', 1)).toEqual([undefined])
})

test('one count taken back leaves room for one', async () => {
  await count('failures', 'rosa@example.org', 10)
  await world.limits.uncount('failures', 'rosa@example.org')
  const waits = await count('failures', 'rosa@example.org', 2)
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(1)
})

test('a reset count starts again, on every instance', async () => {
  await count('failures', 'rosa@example.org', 11)
  await world.limits.forget('failures', 'rosa@example.org')
  const waits = await count('failures', 'rosa@example.org', 11)
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(10)
})

test.each(['quizzes', 'emails_of_client', 'visitor_mails', 'cards', 'sign_ins'] as const)(
  'of %s all /64 of one /48 get three times what one of them gets',
  async (limit) => {
    const { max } = LIMITS[limit]
    const client = (at: number) => `20010db80001${String(at % 10).padStart(4, '0')}/64`
    const waits = await Promise.all(
      Array.from({ length: 3 * max + 5 }, (_, at) =>
        (at % 2 ? other : world).limits.count(limit, client(at)),
      ),
    )
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(3 * max)
    expect(await world.limits.count(limit, '20010db800020000/64')).toBeUndefined()
  },
)
