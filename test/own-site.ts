import { beforeEach } from 'vitest'
import { giftProfiles } from '#app/server/database/schema.ts'
import type { Browser } from '#test/browser.ts'
import { openSite } from '#test/request.ts'
import { ownWorld, type World } from '#test/world.ts'
import { signedIn } from '#test/make.ts'

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
