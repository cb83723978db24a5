import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { openRedis, type Redis } from '#app/server/database/redis.ts'
import type { Live } from '#app/server/live/port.ts'
import { createRedisLive } from '#app/server/live/redis.ts'
import { type Cable, layCable } from '#test/cable.ts'
import { freePort } from '#test/postgres.ts'
import { type RedisServer, startRedis } from '#test/redis.ts'
import { createWorld, type World } from '#test/world.ts'

/** Nothing that a request waits for may take longer than this because of Redis, however busy this machine is. */
const NOT_LONG_MS = 5_000
const SOON = { timeout: 20_000 }

const onRedis = inject('redis')

/** The world's instance, and one beside it that reaches Redis through a cable only. */
let world: World
let server: RedisServer
let cable: Cable
let redis: Redis
let live: Live
let heard: string[]
let lost: number

if (onRedis) {
  beforeAll(async () => {
    world = await createWorld()
    server = world.redis ?? (await startRedis())
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    cable = await layCable(server.port)
    lost = 0
    redis = await openRedis(`redis://127.0.0.1:${cable.port}`, () => (lost += 1))
    live = await createRedisLive(world.database, redis)
    await vi.waitUntil(() => live.isHearing() && world.live.isHearing(), SOON)
    heard = []
    live.watch((slug) => heard.push(slug ?? 'all'))
  })
  afterEach(async () => {
    vi.useRealTimers()
    await live.close()
    redis.close()
    await cable.close()
  })
}

function changeThere(slug: string): Promise<void> {
  return world.db.transaction((tx) => world.live.announce(tx, { slug }))
}

test.runIf(onRedis)(
  'while Redis is down changes go by the database, and when it is back everybody looks anew',
  { timeout: 60_000 },
  async () => {
    await server.kill()
    await expect.poll(() => [live.isHearing(), world.live.isHearing()], SOON).toEqual([false, false])
    await changeThere('one')
    await expect.poll(() => heard).toContain('one')
    expect(heard).not.toContain('all')
    expect(lost).toBe(1)

    await server.start()
    await expect.poll(() => [live.isHearing(), world.live.isHearing()], SOON).toEqual([true, true])
    expect(heard).toContain('all')
    await changeThere('two')
    await expect.poll(() => heard).toContain('two')
  },
)

test.runIf(onRedis)(
  'an instance that lost Redis alone still tells the others, and looks for what it cannot hear',
  { timeout: 60_000 },
  async () => {
    const there: string[] = []
    const stop = world.live.watch((slug) => slug && there.push(slug))
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const deaf = await createRedisLive(world.database, redis)
    let looks = 0
    deaf.subscribe('one', () => (looks += 1))

    cable.refuse(true)
    cable.freeze()
    await expect.poll(() => deaf.isHearing(), SOON).toBe(false)
    await deaf.announce(world.db, { slug: 'two' })
    await expect.poll(() => there).toContain('two')
    vi.advanceTimersByTime(10_000)
    expect(looks).toBe(1)
    stop()
    await deaf.close()
  },
)

test.runIf(onRedis)(
  'when an instance is gone the others look anew, for what it had no time to tell, and again a moment later',
  { timeout: 60_000 },
  async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const staying = await createRedisLive(world.database, redis)
    const hearers = async () => (await redis.client.pubSubNumSub(['wishfolio:changes']))['wishfolio:changes']
    const aSecondPasses = async () => {
      vi.advanceTimersByTime(1_000)
      // Answers come in the order of the questions, and are taken in within a turn.
      await redis.client.ping()
      await new Promise((turn) => setImmediate(turn))
    }
    const before = await hearers()
    const connection = await openRedis(server.url, () => {})
    const dying = await createRedisLive(world.database, connection)
    await expect.poll(hearers).toBe(Number(before) + 1)
    await aSecondPasses()
    let looks = 0
    staying.subscribe('one', () => (looks += 1))
    await aSecondPasses()
    expect(looks).toBe(0)

    connection.close()
    await expect.poll(hearers).toBe(before)
    const seen: number[] = []
    for (let second = 0; second < 5; second++) {
      await aSecondPasses()
      seen.push(looks)
    }
    expect(seen).toEqual([1, 2, 3, 3, 3])
    await dying.close()
    await staying.close()
  },
)

test.runIf(onRedis)(
  'a connection that died without an end keeps nobody waiting, and is replaced',
  { timeout: 60_000 },
  async () => {
    cable.freeze()
    const begun = performance.now()
    await live.settled(() => world.db.transaction((tx) => live.announce(tx, { slug: 'one' })))
    expect(performance.now() - begun).toBeLessThan(NOT_LONG_MS)
    expect(heard).toContain('one')
    await expect.poll(() => live.isHearing(), SOON).toBe(true)
    await changeThere('two')
    await expect.poll(() => heard).toContain('two')
  },
)

test.runIf(onRedis)(
  'a Redis that takes connections and answers nothing is given up, and used as soon as it answers',
  { timeout: 60_000 },
  async () => {
    const failures: string[] = []
    redis.client.on('error', (error: Error) => failures.push(error.message))
    server.stun()
    try {
      await expect.poll(() => failures.join(), SOON).toMatch(/timeout/i)
      expect(live.isHearing()).toBe(false)
    } finally {
      server.wake()
    }
    await expect.poll(() => live.isHearing(), SOON).toBe(true)
    await changeThere('one')
    await expect.poll(() => heard).toContain('one')
  },
)

test.runIf(onRedis)(
  'an instance starts without Redis, says so once, and uses it as soon as it is there',
  { timeout: 60_000 },
  async () => {
    const late = await layCable(server.port)
    late.refuse(true)
    let complaints = 0
    const begun = performance.now()
    const found = await openRedis(`redis://127.0.0.1:${late.port}`, () => (complaints += 1))
    const early = await createRedisLive(world.database, found)
    expect(performance.now() - begun).toBeLessThan(NOT_LONG_MS)
    expect(early.isHearing()).toBe(false)

    late.refuse(false)
    await expect.poll(() => early.isHearing(), SOON).toBe(true)
    expect(complaints).toBe(1)
    let told = 0
    early.subscribe('one', () => (told += 1))
    await changeThere('one')
    await expect.poll(() => told).toBeGreaterThan(0)
    await early.close()
    found.close()
    await late.close()
  },
)

test.runIf(onRedis)('nobody waits for a Redis that never was there', async () => {
  const found = await openRedis(`redis://127.0.0.1:${await freePort()}`, () => {})
  const begun = performance.now()
  await expect(found.client.publish('wishfolio:changes', 'one')).rejects.toThrow('offline')
  expect(performance.now() - begun).toBeLessThan(NOT_LONG_MS)
  found.close()
})
