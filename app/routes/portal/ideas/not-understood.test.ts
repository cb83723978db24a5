import { expect, test } from 'vitest'
import { ideas } from '#app/server/database/schema.ts'
import { makeProfile, type MadeProfile, signedIn } from '#test/make.ts'
import { emptySite } from '#test/own-site.ts'
import { textOf } from '#test/read-page.ts'
import type { Browser } from '#test/browser.ts'

const NOTICE = 'We did not understand:'

const { world, visit } = await emptySite()

async function ownersPage({ id }: MadeProfile, owner: Browser): Promise<string> {
  return textOf(await (await owner.get(`/portal/suggestions/${id}`)).text()).replace(/\s+/g, ' ')
}

test('beside built-in ideas their owner reads which hobbies were not understood, and where to change them', async () => {
  const owner = await signedIn(world, visit())
  const made = { fields: { hobbies: 'knitting, Kabaddi' } }
  const profile = await makeProfile(owner, { ...made, ideas: [], complete: false })
  await owner.post(`/portal/suggestions/${profile.id}/generate`)
  expect(await ownersPage(profile, owner)).toContain(`${NOTICE} Kabaddi`)
  const html = await (await owner.get(`/portal/suggestions/${profile.id}`)).text()
  expect(html).toContain(`href="/portal/edit/${profile.id}"`)
  await owner.post(`/portal/profile/${profile.id}/status`, { status: 'complete' })
  expect(await (await visit().get(`/gift/${profile.slug}`)).text()).not.toContain(NOTICE)
})

test.each(['model', 'owner'] as const)('ideas of the %s alone say nothing of it', async (source) => {
  const owner = await signedIn(world, visit())
  const profile = await makeProfile(owner, { fields: { hobbies: 'knitting, Kabaddi' } })
  await world.db.update(ideas).set({ source })
  expect(await ownersPage(profile, owner)).not.toContain(NOTICE)
})

test('where all is understood nothing is said', async () => {
  const owner = await signedIn(world, visit())
  const profile = await makeProfile(owner, { fields: { hobbies: 'knitting, chess' } })
  await world.db.update(ideas).set({ source: 'built-in' })
  expect(await ownersPage(profile, owner)).not.toContain(NOTICE)
})
