import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type LimitName, LIMITS } from '#app/domain/limits.ts'
import { createDatabaseLimits } from '#app/server/limits/database.ts'
import type { Limits } from '#app/server/limits/port.ts'
import { createWorld, type World } from '#test/world.ts'

let world: World
let instances: [Limits, Limits]
beforeAll(async () => {
  world = await createWorld()
  const instance = () => createDatabaseLimits(world.db, world.sign)
  instances = [instance(), instance()]
})
afterAll(() => world.close())
beforeEach(() => world.clean())
afterEach(() => void vi.useRealTimers())

/** Counts so often, all at once, by each instance in turn: the seconds to wait, or nothing. */
function count(limit: LimitName, key: string, times: number): Promise<(number | undefined)[]> {
  return Promise.all(Array.from({ length: times }, (_, at) => instances[at % 2 ? 1 : 0].count(limit, key)))
}

test.each(Object.entries(LIMITS) as [LimitName, { most: number; seconds: number }][])(
  'of %s no more than %o pass, however many are counted at once by several instances',
  async (limit, { most, seconds }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const waits = await count(limit, 'rosa@example.org', most + 10)
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(most)
    expect(new Set(waits.filter((wait) => wait !== undefined))).toEqual(new Set([seconds]))

    vi.setSystemTime(Date.now() + seconds * 1000 - 1)
    expect(await count(limit, 'rosa@example.org', 1)).toEqual([1])
    vi.setSystemTime(Date.now() + 1)
    expect(await count(limit, 'rosa@example.org', 1)).toEqual([undefined])
  },
)

test('what is counted for one key, or under one limit, counts for no other', async () => {
  await count('letters', 'rosa@example.org', 6)
  expect(await count('letters', 'dora@example.org', 1)).toEqual([undefined])
  expect(await count('failures', 'rosa@example.org', 1)).toEqual([undefined])
})

test('what is forgotten starts anew, on every instance', async () => {
  await count('failures', 'rosa@example.org', 11)
  await instances[0].forget('failures', 'rosa@example.org')
  const waits = await count('failures', 'rosa@example.org', 11)
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(10)
})
