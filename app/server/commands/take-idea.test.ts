import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { toastIn } from '#test/flash.ts'
import { makeProfile, signedIn } from '#test/make.ts'
import { type Browser, openSite } from '#test/request.ts'
import { createWorld, type World } from '#test/world.ts'

let world: World
let visit: () => Browser
beforeAll(async () => {
  world = await createWorld()
  visit = await openSite(world)
})
afterAll(() => world.close())
beforeEach(() => world.clean())

test('of 50 simultaneous visitors exactly one takes an idea', async () => {
  const { slug } = await makeProfile(await signedIn(world, visit()))
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => visit().post(`/gift/${slug}/take`, { idea: 'a kite' })),
  )
  const toasts = answers.map(toastIn)
  expect(toasts.filter((toast) => toast === 'idea_taken')).toHaveLength(1)
  expect(toasts.filter((toast) => toast === 'idea_taken_already')).toHaveLength(49)
})
