import { beforeEach } from 'vitest'
import { answering } from '#test/answering.ts'
import { giftProfiles } from '#app/server/database/schema.ts'
import { Browser } from '#test/browser.ts'
import { ownWorld, type World } from '#test/world.ts'
import { signedIn } from '#test/make.ts'
import { createApp } from '#app/server/http/app.ts'
import { pageCache } from '#app/server/http/page-cache/page-cache.ts'
import type { Services } from '#app/server/services.ts'
import { serverBuild } from '#test/server-build.ts'

type Opened = Parameters<typeof ownWorld>

interface Site {
  world: World
  visit: (address?: string) => Browser
}

/** A world and its site for one test file; data stays between tests. */
export async function ownSite(...opened: Opened): Promise<Site> {
  const world = await ownWorld(...opened)
  return { world, visit: await openSite(world) }
}

/** The same, emptied before each test. */
export async function emptySite(...opened: Opened): Promise<Site> {
  const site = await ownSite(...opened)
  beforeEach(() => site.world.clean())
  return site
}

/** The same with two owners and a stranger, without profiles before each test. */
export async function visitedSite(...opened: Opened): Promise<{ world: World; visitors: Visitors }> {
  const { world, visit } = await ownSite(...opened)
  beforeEach(async () => void (await world.db.delete(giftProfiles)))
  return { world, visitors: await threeVisitors(world, visit) }
}

/** Three browsers: the owner, another owner, and a visitor who is not signed in. */
export interface Visitors {
  owner: Browser
  other: Browser
  nobody: Browser
}

export async function threeVisitors(world: World, visit: () => Browser): Promise<Visitors> {
  return {
    owner: await signedIn(world, visit(), 'owner@example.org'),
    other: await signedIn(world, visit(), 'other@example.org'),
    nobody: visit(),
  }
}

/**
 * Opens browsers on the whole server, every route behind the page cache, built from the sources. They come
 * from one address by default.
 */
export async function openSite(services: Services): Promise<(address?: string) => Browser> {
  const cache = pageCache(services, createApp(services, await serverBuild()))
  return (address = '192.0.2.1') => new Browser(answering(cache, address))
}
