import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { openRedis, type Redis } from '#app/server/database/redis.ts'
import type { Live } from '#app/server/live/port.ts'
import { createRedisLive } from '#app/server/live/redis.ts'
import { type Cable, layCable } from '#test/programs/cable.ts'
import { type RedisServer, startRedis } from '#test/programs/redis.ts'
import { createWorld, type World } from '#test/world.ts'

/** Longest wait that Redis may cause a request, on a busy machine. */
const NOT_LONG_MS = 5_000
const SOON = { timeout: 20_000 }

const onRedis = inject('redis')

/** The world's instance, and a second one that reaches Redis through a cable. */
let world: World
let server: RedisServer
let cable: Cable
let redis: Redis
let live: Live
let received: string[]
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
    await vi.waitUntil(() => live.isConnected() && world.live.isConnected(), SOON)
    received = []
    live.subscribeToAll((slug) => received.push(slug ?? 'all'))
  })
  afterEach(async () => {
    vi.useRealTimers()
    await live.close()
    redis.close()
    await cable.close()
  })
}

function changeThere(slug: string): Promise<void> {
  return world.db.transaction((tx) => world.live.publish(tx, { slug }))
}

test.runIf(onRedis)(
  'while Redis is down changes go by the database, and when it is back all subscribers are woken',
  { timeout: 60_000 },
  async () => {
    await server.kill()
    await expect.poll(() => [live.isConnected(), world.live.isConnected()], SOON).toEqual([false, false])
    await changeThere('one')
    await expect.poll(() => received).toContain('one')
    expect(received).not.toContain('all')
    expect(lost).toBe(1)

    await server.start()
    await expect.poll(() => [live.isConnected(), world.live.isConnected()], SOON).toEqual([true, true])
    expect(received).toContain('all')
    await changeThere('two')
    await expect.poll(() => received).toContain('two')
  },
)

test.runIf(onRedis)(
  'an instance that alone lost Redis still publishes, and wakes its subscribers at intervals',
  { timeout: 60_000 },
  async () => {
    const there: string[] = []
    const stop = world.live.subscribeToAll((slug) => slug && there.push(slug))
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const cutOff = await createRedisLive(world.database, redis)
    let wakes = 0
    cutOff.subscribe('one', () => (wakes += 1))

    cable.refuse(true)
    cable.freeze()
    await expect.poll(() => cutOff.isConnected(), SOON).toBe(false)
    await cutOff.publish(world.db, { slug: 'two' })
    await expect.poll(() => there).toContain('two')
    vi.advanceTimersByTime(10_000)
    expect(wakes).toBe(1)
    stop()
    await cutOff.close()
  },
)

test.runIf(onRedis)(
  'a connection that died silently delays no request for long, and is replaced',
  { timeout: 60_000 },
  async () => {
    cable.freeze()
    const begun = performance.now()
    await live.readYourWrites(() => world.db.transaction((tx) => live.publish(tx, { slug: 'one' })))
    expect(performance.now() - begun).toBeLessThan(NOT_LONG_MS)
    expect(received).toContain('one')
    await expect.poll(() => live.isConnected(), SOON).toBe(true)
    await changeThere('two')
    await expect.poll(() => received).toContain('two')
  },
)

test.runIf(onRedis)(
  'an instance starts without Redis, reports it once, and uses it as soon as it is there',
  { timeout: 60_000 },
  async () => {
    const late = await layCable(server.port)
    late.refuse(true)
    let reports = 0
    const begun = performance.now()
    const found = await openRedis(`redis://127.0.0.1:${late.port}`, () => (reports += 1))
    const early = await createRedisLive(world.database, found)
    expect(performance.now() - begun).toBeLessThan(NOT_LONG_MS)
    expect(early.isConnected()).toBe(false)

    late.refuse(false)
    await expect.poll(() => early.isConnected(), SOON).toBe(true)
    expect(reports).toBe(1)
    let wakes = 0
    early.subscribe('one', () => (wakes += 1))
    await changeThere('one')
    await expect.poll(() => wakes).toBeGreaterThan(0)
    await early.close()
    found.close()
    await late.close()
  },
)
