import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createWorld, type World } from '#test/world.ts'

const onRedis = inject('redis')

let world: World
if (onRedis) {
  beforeAll(async () => void (world = await createWorld()))
  afterAll(() => world.close())
}

/** How many of so many tries pass. */
async function passing(tries: number): Promise<number> {
  const waits = await Promise.all(
    Array.from({ length: tries }, () => world.limits.count('failures', 'rosa@example.org')),
  )
  return waits.filter((wait) => wait === undefined).length
}

test.runIf(onRedis)(
  'while Redis is lost the database counts, and Redis again when it returns',
  { timeout: 60_000 },
  async () => {
    expect(await passing(11)).toBe(10)
    await world.redis?.kill()
    expect(await passing(11)).toBe(10)
    expect(await passing(1)).toBe(0)
    await world.redis?.start()
    // It came back empty; as long as the database counts nothing passes.
    await expect.poll(() => passing(1), { timeout: 20_000 }).toBe(1)
    expect(await passing(10)).toBe(9)
  },
)
