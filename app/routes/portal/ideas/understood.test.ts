import { expect, test } from 'vitest'
import { generationRuns, giftProfiles, ideas } from '#app/server/database/schema.ts'
import type { Browser } from '#test/browser.ts'
import { toastIn, textOf } from '#test/read-page.ts'
import { makeProfile, signedIn } from '#test/make.ts'
import { emptySite } from '#test/own-site.ts'

const { world, visit } = await emptySite()
const pageOf = async (owner: Browser, path: string) =>
  textOf(await (await owner.get(path)).text()).replace(/\s+/g, ' ')
const FIELDS = { hobbies: 'knitting, chess', gift_preferences: 'nothing for the garden, up to 40 euros' }
const RIGHT = { version: '1', kept: ['likes:chess', 'off:garden'], likes: '', off: '', only: '', up_to: '40' }

test('beside generated ideas their owner reads what was understood, a visitor does not', async () => {
  const owner = await signedIn(world, visit())
  const { id, slug } = await makeProfile(owner, { fields: FIELDS })
  expect(await pageOf(owner, `/portal/suggestions/${id}`)).not.toContain('What we understood')
  await world.db.update(ideas).set({ source: 'built-in' })
  const page = await pageOf(owner, `/portal/suggestions/${id}`)
  for (const words of ['About them: knitting chess', 'Keeps off: the garden', 'Up to €, $ or £: 40'])
    expect(page).toContain(words)
  expect(await pageOf(visit(), `/gift/${slug}`)).not.toContain('Keeps off')
})

test('what an owner takes out and adds is stored, shown and heeded by the next ideas', async () => {
  const owner = await signedIn(world, visit())
  const { id } = await makeProfile(owner, { fields: FIELDS, ideas: [], complete: false })
  const path = `/portal/suggestions/${id}/understood`
  const form = await (await owner.get(path)).text()
  expect(form).toContain('value="likes:knitting"')
  const saved = await owner.post(path, { ...RIGHT, likes: 'Beekeeping' })
  expect(toastIn(saved)).toBe('understood_corrected')
  await world.db.delete(generationRuns)
  await owner.post(`/portal/suggestions/${id}/generate`)
  const page = await pageOf(owner, `/portal/suggestions/${id}`)
  expect(page).toContain('About them: beekeeping chess')
  expect(page).toContain('for beekeeping')
  expect(page).not.toContain('for knitting')
})

test('an unknown pastime says so at its field, a profile edited meanwhile is asked for again', async () => {
  const owner = await signedIn(world, visit())
  const { id } = await makeProfile(owner, { fields: FIELDS })
  const path = `/portal/suggestions/${id}/understood`
  const unknown = await owner.post(path, { ...RIGHT, likes: 'zorbing xylo' })
  expect(unknown.status).toBe(422)
  expect(await unknown.text()).toContain('We do not know this one.')
  expect((await owner.post(path, { ...RIGHT, version: '0' })).status).toBe(409)
  expect(
    (await world.db.select().from(giftProfiles)).flatMap(({ corrections }) => corrections),
  ).not.toContain('-likes:knitting')
})
