import { beforeEach, expect, test } from 'vitest'
import { giftProfiles } from '#app/server/database/schema.ts'
import { toastIn, errorAt, textOf, unescaped } from '#test/read-page.ts'
import { editProfile, makeProfile, type MadeProfile, profileForm, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import type { Browser } from '#test/browser.ts'

/** Not "Taken by you?". */
const NAMED = /Taken by (?!you)/

const SAYING = { accepts_other_gifts: 'on', show_giver_names: 'on' }

const { world, visit } = await ownSite()
const owner = await signedIn(world, visit())
let profile: MadeProfile
let giver: Browser
beforeEach(async () => {
  await world.db.delete(giftProfiles)
  profile = await makeProfile(owner, { fields: SAYING, ideas: ['a kite', 'a lamp'] })
  giver = visit()
  await take('a kite')
})

const allow = (show_giver_names: 'on' | '') =>
  editProfile(owner, profile.id, { accepts_other_gifts: 'on', ...(show_giver_names && { show_giver_names }) })
const take = (text: string, by = giver) => by.post(`/gift/${profile.slug}`, { idea: profile.idea(text) })
const formOf = (idea = profile.idea('a kite')) => `/gift/${profile.slug}/name?idea=${idea}`
const say = (name: string, by = giver, idea = profile.idea('a kite')) => by.post(formOf(idea), { idea, name })
const words = async (by: Browser, path = `/gift/${profile.slug}`) =>
  textOf(await (await by.get(path)).text()).replace(/\s+/g, ' ')
const ideasOfOwner = () => words(owner, `/portal/suggestions/${profile.id}`)

test('whoever took an idea says who it is from; the other visitors and the owner read it, on the page at once', async () => {
  expect(await words(visit())).not.toMatch(NAMED)
  const answer = await say('Aunt Eva')
  expect(answer.headers.get('Location')).toBe(`/gift/${profile.slug}`)
  expect(toastIn(answer)).toBe('giver_named')
  expect(await words(visit())).toContain('Taken by Aunt Eva')
  expect(await ideasOfOwner()).toContain('by Aunt Eva')
})

test('the form shows what was said, which can be changed and removed', async () => {
  await say('Aunt Eva')
  const form = async () => unescaped(await (await giver.get(formOf())).text())
  expect(await form()).toContain('value="Aunt Eva"')
  await say('Eva & Jörg')
  expect(await words(visit())).toContain('Taken by Eva & Jörg')
  const removed = await giver.post(formOf(), {
    idea: profile.idea('a kite'),
    name: 'Eva & Jörg',
    remove: 'on',
  })
  expect(toastIn(removed)).toBe('giver_name_removed')
  expect(await words(visit())).not.toMatch(NAMED)
  expect(await form()).not.toContain('Remove my name')
})

test('another device can neither read the form nor say anything', async () => {
  const other = visit()
  await take('a lamp', other)
  expect(toastIn(await other.get(formOf()))).toBe('not_taken_here')
  expect(toastIn(await say('Somebody else', other))).toBe('not_taken_here')
  expect(await words(visit())).not.toMatch(NAMED)
})

test('an idea that is free, or not on the list, is from nobody', async () => {
  expect(toastIn(await say('Eva', giver, profile.idea('a lamp')))).toBe('not_taken_here')
  expect(toastIn(await say('Eva', giver, 'nowhere'))).toBe('idea_not_found')
})

test('names are off until the owner allows them, and switched off again none shows and none is left', async () => {
  await say('Aunt Eva')
  await allow('')
  expect(await words(visit())).not.toContain('Aunt Eva')
  expect(await ideasOfOwner()).not.toContain('Aunt Eva')
  expect(toastIn(await say('Eva'))).toBe('giver_names_off')
  await allow('on')
  expect(await words(visit())).toContain('Taken by Aunt Eva')
  const fresh = await makeProfile(owner, { ideas: ['a harp'] })
  await giver.post(`/gift/${fresh.slug}`, { idea: fresh.idea('a harp') })
  const form = `/gift/${fresh.slug}/name?idea=${fresh.idea('a harp')}`
  expect(toastIn(await giver.get(form))).toBe('giver_names_off')
})

test('an owner who wants a surprise reads no name: on the page, with the ideas, in preview and in the export', async () => {
  await say('Aunt Eva')
  await owner.post(
    `/portal/edit/${profile.id}`,
    profileForm({ ...SAYING, version: '1', keep_surprise: 'on' }),
  )
  expect(await words(visit())).toContain('Taken by Aunt Eva')
  const seen = [
    await words(owner),
    await words(owner, `/gift/${profile.slug}?preview`),
    await ideasOfOwner(),
    await (await owner.get(`/gift/${profile.slug}.data`)).text(),
    await (await owner.get('/portal/settings/data')).text(),
  ]
  for (const text of seen) expect(text).not.toContain('Aunt Eva')
})

test('the export of an owner who sees names has them', async () => {
  await say('Aunt Eva')
  const { gift_profiles } = (await (await owner.get('/portal/settings/data')).json()) as {
    gift_profiles: { slug: string; givers: unknown }[]
  }
  expect(gift_profiles.find(({ slug }) => slug === profile.slug)?.givers).toEqual([
    { suggestion: 'a kite', name: 'Aunt Eva' },
  ])
})

test.each([
  ['x'.repeat(51), 'Please use at most 50 characters'],
  ['eva.example', 'Please leave out web and email addresses'],
])('“%s” is refused at its field, which keeps it', async (name, message) => {
  const answer = await say(name)
  expect(answer.status).toBe(422)
  const html = unescaped(await answer.text())
  expect(errorAt(html, 'name')).toBe(message)
  expect(html).toContain(`value="${name}"`)
})
