import { signedIn } from '#test/make.ts'
import type { Browser } from '#test/request.ts'
import type { World } from '#test/world.ts'

/** The three who may ask for an owner's things: the owner, another owner, and nobody in particular. */
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
