import { beforeEach } from 'vitest'
import { giftProfiles } from '#app/server/database/schema.ts'
import { type Browser, openSite } from '#test/request.ts'
import { threeVisitors, type Visitors } from '#test/visitors.ts'
import { ownWorld, type World } from '#test/world.ts'

type Opened = Parameters<typeof ownWorld>

interface Site {
  world: World
  visit: (address?: string) => Browser
}

/** A world for the test file that calls this, and the site on it; what is in it stays from test to test. */
export async function ownSite(...opened: Opened): Promise<Site> {
  const world = await ownWorld(...opened)
  return { world, visit: await openSite(world) }
}

/** The same, with nobody in the world when a test begins. */
export async function emptySite(...opened: Opened): Promise<Site> {
  const site = await ownSite(...opened)
  beforeEach(() => site.world.clean())
  return site
}

/** The same, with two owners and a stranger, and no profiles when a test begins. */
export async function visitedSite(...opened: Opened): Promise<{ world: World; visitors: Visitors }> {
  const { world, visit } = await ownSite(...opened)
  beforeEach(async () => void (await world.db.delete(giftProfiles)))
  return { world, visitors: await threeVisitors(world, visit) }
}
