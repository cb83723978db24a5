import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { ownWorld } from '#test/world.ts'

const world = await ownWorld()
const other = await world.another()
afterAll(() => other.close())

/** Which changes each of two instances on one database has heard; that it may have missed some is not counted. */
let heard: { here: string[]; there: string[] }
let stop: (() => void)[]
beforeEach(() => {
  const ears = { here: [], there: [] } as typeof heard
  heard = ears
  stop = [
    world.live.watch((slug) => slug && ears.here.push(slug)),
    other.live.watch((slug) => slug && ears.there.push(slug)),
  ]
})
afterEach(() => stop.forEach((end) => end()))

test('every instance hears', () => {
  expect([world.live.isHearing(), other.live.isHearing()]).toEqual([true, true])
})

test('a change is heard by every instance, and not before its transaction has committed', async () => {
  let beforeCommit: typeof heard | undefined
  await world.db.transaction(async (tx) => {
    await world.live.announce(tx, { slug: 'one' })
    await world.live.announce(tx, { slug: 'two' })
    await tx.execute(sql`select pg_sleep(0.1)`)
    beforeCommit = structuredClone(heard)
  })
  await expect.poll(() => heard).toEqual({ here: ['one', 'two'], there: ['one', 'two'] })
  expect(beforeCommit).toEqual({ here: [], there: [] })
})

test('so is a change in a transaction within another, when the outer one has committed', async () => {
  let beforeCommit: typeof heard | undefined
  await world.db.transaction(async (tx) => {
    await tx.transaction((inner) => world.live.announce(inner, { slug: 'one' }))
    await tx.execute(sql`select pg_sleep(0.1)`)
    beforeCommit = structuredClone(heard)
  })
  await expect.poll(() => heard).toEqual({ here: ['one'], there: ['one'] })
  expect(beforeCommit).toEqual({ here: [], there: [] })
})

test('a change that was rolled back is heard by nobody', async () => {
  const failing = world.db.transaction(async (tx) => {
    await world.live.announce(tx, { slug: 'one' })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await world.live.announce(world.db, { slug: 'two' })
  await expect.poll(() => heard).toEqual({ here: ['two'], there: ['two'] })
})

test('a write of one statement that tells of itself is heard when it wrote something, and only then', async () => {
  const written = (row: string) =>
    world.live.announcing({ slug: row }, async (telling) => {
      const rows = await world.db
        .select({ told: telling ?? sql`1` })
        .from(sql`(values ('one'), ('two')) as names (name)`)
        .where(sql`name = ${row}`)
      return rows.length > 0
    })
  expect([await written('none'), await written('two')]).toEqual([false, true])
  await expect.poll(() => heard).toEqual({ here: ['two'], there: ['two'] })
})

test('a deed ends when its own instance has heard what it announced', async () => {
  await world.live.settled(() => world.db.transaction((tx) => world.live.announce(tx, { slug: 'one' })))
  expect(heard.here).toEqual(['one'])
})
