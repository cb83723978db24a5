import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { DatabaseHandle } from '#app/server/database/database.ts'
import { openPostgres } from '#app/server/database/postgres.ts'
import { createNotifyLive } from '#app/server/live/notify.ts'
import type { Live } from '#app/server/live/port.ts'
import { type Cable, layCableTo } from '#test/programs/cable.ts'
import { type WatchedSite, watchSite, openSite } from '#test/own-site.ts'
import { makeProfile, type MadeProfile, signedIn } from '#test/make.ts'
import { textOf } from '#test/read-page.ts'
import type { Browser } from '#test/browser.ts'
import { createWorld, type World } from '#test/world.ts'

const server = inject('postgres')

/** The instance that writes, and one beside it that hears of changes through a cable only. */
let world: World
let owner: Browser
let cable: Cable
let database: DatabaseHandle
let live: Live
let site: WatchedSite
let profile: MadeProfile

if (server) {
  beforeAll(async () => {
    world = await createWorld()
    owner = await signedIn(world, (await openSite(world))())
    const [here] = await world.db
      .select({ name: sql<string>`current_database()` })
      .from(sql`(select 1) as one`)
    const url = new URL(server)
    url.pathname = here?.name ?? ''
    const laid = await layCableTo(url.href)
    cable = laid.cable
    database = await openPostgres(url.href, laid.through)
    live = await createNotifyLive(database)
    site = await watchSite({ ...world, db: database.db, live })
  })
  afterAll(async () => {
    await live.close()
    await database.close()
    await cable.close()
    await world.close()
  })
  beforeEach(async () => {
    profile = await makeProfile(owner, { ideas: ['a kite', 'a lamp', 'a drum'] })
  })
}

async function free(): Promise<string | undefined> {
  const page = textOf(await (await site.visit().get(`/gift/${profile.slug}`)).text())
  return /\d of \d still free/.exec(page)?.[0]
}

function takeElsewhere(idea: string): Promise<Response> {
  return owner.post(`/gift/${profile.slug}`, { idea: profile.idea(idea) })
}

function connects(): Promise<void> {
  return expect.poll(() => live.isConnected(), { timeout: 20_000 }).toBe(true)
}

function isDeaf(): Promise<void> {
  return expect.poll(() => live.isConnected(), { timeout: 20_000 }).toBe(false)
}

test.runIf(server)('a change made by another instance drops the cached page', async () => {
  expect(await free()).toBe('3 of 3 still free')
  const renders = async () => {
    const before = site.renders()
    expect(await free()).toBe('3 of 3 still free')
    return site.renders() - before
  }
  // Once the notifications of its making have come.
  await expect.poll(renders).toBe(0)
  await takeElsewhere('a kite')
  await expect.poll(free).toBe('2 of 3 still free')
})

test.runIf(server)(
  'an instance whose connection died silently notices it, and then caches a page for five seconds at most',
  { timeout: 60_000 },
  async () => {
    expect(await free()).toBe('3 of 3 still free')
    cable.freeze()
    await takeElsewhere('a kite')
    await isDeaf()
    world.wait(5_001)
    expect(await free()).toBe('2 of 3 still free')

    await takeElsewhere('a lamp')
    const before = site.renders()
    world.wait(4_999)
    expect(await free()).toBe('2 of 3 still free')
    expect(site.renders()).toBe(before)
    world.wait(2)
    expect(await free()).toBe('1 of 3 still free')

    cable.thaw()
    await connects()
  },
)

test.runIf(server)(
  'an instance that was cut off drops its cache when it is connected again',
  { timeout: 60_000 },
  async () => {
    expect(await free()).toBe('3 of 3 still free')
    cable.refuse(true)
    await database.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %wishfolio_changes%'`)
    await isDeaf()
    await takeElsewhere('a kite')
    expect(await free()).toBe('3 of 3 still free')
    cable.refuse(false)
    await connects()
    expect(await free()).toBe('2 of 3 still free')
  },
)
