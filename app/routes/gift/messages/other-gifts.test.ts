import { beforeEach, expect, test } from 'vitest'
import { giftProfiles } from '#app/server/database/schema.ts'
import { toastIn, errorAt, textOf, unescaped } from '#test/read-page.ts'
import { editProfile, makeProfile, type MadeProfile, profileForm, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import type { Browser } from '#test/browser.ts'

const { world, visit } = await ownSite()
const owner = await signedIn(world, visit())
let profile: MadeProfile
let giver: Browser
let clients = 0
beforeEach(async () => {
  await world.db.delete(giftProfiles)
  profile = await makeProfile(owner, { fields: ALLOWED })
  giver = visitor()
})

const ALLOWED = { accepts_other_gifts: 'on' }

/** At an address that has added nothing yet. */
const visitor = () => visit(`192.0.2.${(clients += 1)}`)
const add = (text: string, by = giver) => by.post(`/gift/${profile.slug}/other`, { text })
const remove = (id: string, by: Browser) => by.post(`/gift/${profile.slug}/other`, { remove: id })
const words = async (by: Browser, path = `/gift/${profile.slug}`) =>
  textOf(await (await by.get(path)).text()).replace(/\s+/g, ' ')
const ideasOfOwner = () => words(owner, `/portal/suggestions/${profile.id}`)

/** The ids of what a device may remove. */
async function ownIds(by: Browser): Promise<string[]> {
  const html = await (await by.get(`/gift/${profile.slug}/other`)).text()
  return [...html.matchAll(/value="([^"]+)"[^>]*name="remove"/g)].map(([, id = '']) => id)
}

test('what a visitor gives beside the list is read by the others and the owner, and the page leads to saying it', async () => {
  const before = unescaped(await (await visit().get(`/gift/${profile.slug}`)).text())
  expect(before).toContain(`href="/gift/${profile.slug}/other"`)
  const answer = await add('a trombone')
  expect(answer.headers.get('Location')).toBe(`/gift/${profile.slug}`)
  expect(toastIn(answer)).toBe('other_gift_added')
  expect(await words(visit())).toContain('Not on the list a trombone')
  expect(await ideasOfOwner()).toContain('a trombone')
})

test('whoever wrote it removes it, on the device that did, and nobody else', async () => {
  await add('a trombone')
  const [id = ''] = await ownIds(giver)
  expect(await ownIds(visitor())).toEqual([])
  await remove(id, visitor())
  expect(await words(visit())).toContain('a trombone')
  expect(toastIn(await remove(id, giver))).toBe('removed')
  expect(await words(visit())).not.toContain('a trombone')
})

test('said again because its answer got lost, it stands there once, and its device may remove it', async () => {
  await giver.get(`/gift/${profile.slug}/other`)
  const mark = giver.cookies.get('wishfolio.device')
  expect(mark).toBeDefined()
  for (let time = 0; time < 2; time++) await add('a trombone')
  expect(giver.cookies.get('wishfolio.device')).toBe(mark)
  expect((await words(visitor())).split('a trombone')).toHaveLength(2)
  expect(await ownIds(giver)).toHaveLength(1)
})

test('the owner removes it', async () => {
  await add('a trombone')
  const [id = ''] = await ownIds(giver)
  const answer = await owner.post(`/portal/suggestions/${profile.id}/other-gifts`, { gift: id })
  expect(toastIn(answer)).toBe('removed')
  expect(await words(visit())).not.toContain('a trombone')
})

test.each(['', 'on'])(
  'the owner removes all at once, also unseen under a surprise (%j)',
  async (keep_surprise) => {
    await owner.post(`/portal/edit/${profile.id}`, profileForm({ ...ALLOWED, version: '1', keep_surprise }))
    await add('a trombone')
    await add('a tuba')
    const screen = `/portal/suggestions/${profile.id}`
    expect(await (await owner.get(screen)).text()).toContain('Remove all')
    expect(toastIn(await owner.post(`${screen}/other-gifts`, { all: 'on' }))).toBe('removed')
    expect(await words(visit())).not.toMatch(/trombone|tuba/)
  },
)

test('an owner of another list cannot remove it through theirs', async () => {
  await add('a trombone')
  const [id = ''] = await ownIds(giver)
  const other = await signedIn(world, visit(), 'other@example.org')
  const theirs = await makeProfile(other)
  await other.post(`/portal/suggestions/${theirs.id}/other-gifts`, { gift: id })
  expect(await words(visit())).toContain('a trombone')
})

test('nobody says that they give something else until the owner allows it', async () => {
  const { id, slug } = await makeProfile(owner)
  const link = `/gift/${slug}/other`
  expect(await (await visit().get(`/gift/${slug}`)).text()).not.toContain(link)
  expect(toastIn(await giver.post(link, { text: 'a harp' }))).toBe('other_gifts_off')
  await editProfile(owner, id, ALLOWED)
  expect(await (await visit().get(`/gift/${slug}`)).text()).toContain(link)
})

test('where the owner turns it off, none shows, none can be added, and on again all are back', async () => {
  await add('a trombone')
  await editProfile(owner, profile.id, {})
  expect(await words(visit())).not.toContain('Not on the list')
  expect(await ideasOfOwner()).not.toContain('a trombone')
  expect(toastIn(await add('a harp'))).toBe('other_gifts_off')
  expect(toastIn(await giver.get(`/gift/${profile.slug}/other`))).toBe('other_gifts_off')
  await editProfile(owner, profile.id, ALLOWED)
  expect(await words(visit())).toContain('a trombone')
})

test('an owner who wants a surprise reads nothing of it, also on the device of whoever wrote it', async () => {
  await add('a trombone')
  await owner.post(
    `/portal/edit/${profile.id}`,
    profileForm({ ...ALLOWED, version: '1', keep_surprise: 'on' }),
  )
  for (const [name, value] of owner.cookies) giver.cookies.set(name, value)
  const seen = [
    await words(giver),
    await words(giver, `/gift/${profile.slug}?preview`),
    await words(giver, `/portal/suggestions/${profile.id}`),
    await (await giver.get(`/gift/${profile.slug}.data`)).text(),
    await (await giver.get('/portal/settings/data')).text(),
  ]
  for (const text of seen) expect(text).not.toContain('a trombone')
  expect(toastIn(await giver.get(`/gift/${profile.slug}/other`))).toBe('would_spoil_surprise')
  expect(await words(visit())).toContain('a trombone')
})

test('the export has what visitors give beside the list', async () => {
  await add('a trombone')
  const { gift_profiles } = (await (await owner.get('/portal/settings/data')).json()) as {
    gift_profiles: { slug: string; other_gifts: unknown }[]
  }
  expect(gift_profiles.find(({ slug }) => slug === profile.slug)?.other_gifts).toEqual(['a trombone'])
})

test.each([
  ['  ', 'Please write what you are giving'],
  ['x'.repeat(201), 'Please use at most 200 characters'],
  ['see www.spam.example', 'Please leave out web and email addresses'],
])('“%s” is refused at its field, which keeps it', async (text, message) => {
  const answer = await add(text)
  expect(answer.status).toBe(422)
  const html = unescaped(await answer.text())
  expect(errorAt(html, 'text')).toBe(message)
  expect(html).toContain(`value="${text}"`)
})

test('while taking is paused nothing is added', async () => {
  await owner.post(`/portal/suggestions/${profile.id}/pause`, { paused: 'on' })
  expect((await add('a trombone')).status).toBe(403)
  expect(await words(giver, `/gift/${profile.slug}/other`)).toContain('Nobody can take an idea just now')
  expect(await words(visit())).not.toContain('I am giving something else')
})

test('a device adds five, a list holds fifty, and two at once do not exceed it', async () => {
  for (let at = 1; at <= 4; at++) await add(`gift ${at}`)
  const answers = await Promise.all([add('gift 5'), add('gift 6'), add('gift 7')])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([302, 409, 409])
  for (let device = 1; device <= 9; device++) {
    const by = visitor()
    for (let at = 1; at <= 5; at++) expect((await add(`gift ${device} ${at}`, by)).status).toBe(302)
  }
  expect((await add('one more', visitor())).status).toBe(409)
})

test('one address adds thirty an hour', async () => {
  const statuses: number[] = []
  for (let at = 1; at <= 31; at++) {
    const by = visit('198.51.100.7')
    statuses.push((await add(`gift ${at}`, by)).status)
  }
  expect(statuses).toEqual([...Array<number>(30).fill(302), 429])
})
