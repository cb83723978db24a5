import { signedIn } from '#test/make.ts'
import type { Browser } from '#test/browser.ts'
import type { World } from '#test/world.ts'

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
