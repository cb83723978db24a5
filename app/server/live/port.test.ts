import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownWorld } from '#test/world.ts'

const world = await ownWorld()
const other = await world.another()

/** The changes that each of two instances on one database received. */
let received: { here: string[]; there: string[] }
let stop: (() => void)[]
beforeEach(() => {
  const slugs = { here: [], there: [] } as typeof received
  received = slugs
  stop = [
    world.live.subscribeToAll((slug) => slug && slugs.here.push(slug)),
    other.live.subscribeToAll((slug) => slug && slugs.there.push(slug)),
  ]
})
afterEach(() => stop.forEach((end) => end()))

test('every instance is connected', () => {
  expect([world.live.isConnected(), other.live.isConnected()]).toEqual([true, true])
})

test('every instance receives a change when its transaction has committed, and not before', async () => {
  let beforeCommit: typeof received | undefined
  await world.db.transaction(async (tx) => {
    await world.live.publish(tx, { slug: 'one' })
    await world.live.publish(tx, { slug: 'two' })
    await tx.execute(sql`select pg_sleep(0.1)`)
    beforeCommit = structuredClone(received)
  })
  await expect.poll(() => received).toEqual({ here: ['one', 'two'], there: ['one', 'two'] })
  expect(beforeCommit).toEqual({ here: [], there: [] })
})

test('a change in a nested transaction is received when the outer one has committed', async () => {
  let beforeCommit: typeof received | undefined
  await world.db.transaction(async (tx) => {
    await tx.transaction((inner) => world.live.publish(inner, { slug: 'one' }))
    await tx.execute(sql`select pg_sleep(0.1)`)
    beforeCommit = structuredClone(received)
  })
  await expect.poll(() => received).toEqual({ here: ['one'], there: ['one'] })
  expect(beforeCommit).toEqual({ here: [], there: [] })
})

test('no instance receives a change that was rolled back', async () => {
  const failing = world.db.transaction(async (tx) => {
    await world.live.publish(tx, { slug: 'one' })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await world.live.publish(world.db, { slug: 'two' })
  await expect.poll(() => received).toEqual({ here: ['two'], there: ['two'] })
})

test('a write that publishes its own change is received when it wrote something, and only then', async () => {
  const written = (row: string) =>
    world.live.publishWith({ slug: row }, async (notification) => {
      const rows = await world.db
        .select({ notified: notification ?? sql`1` })
        .from(sql`(values ('one'), ('two')) as names (name)`)
        .where(sql`name = ${row}`)
      return rows.length > 0
    })
  expect([await written('none'), await written('two')]).toEqual([false, true])
  await expect.poll(() => received).toEqual({ here: ['two'], there: ['two'] })
})

test('a write ends when its own instance has received what it published', async () => {
  await world.live.readYourWrites(() => world.db.transaction((tx) => world.live.publish(tx, { slug: 'one' })))
  expect(received.here).toEqual(['one'])
})
