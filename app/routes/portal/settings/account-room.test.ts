import { beforeEach, expect, test } from 'vitest'
import { giftProfiles, ideas } from '#app/server/database/schema.ts'
import { makeProfile, type MadeProfile, PASSWORD, profileForm } from '#test/make.ts'
import { visitedSite, openSite } from '#test/own-site.ts'
import { follow, noticesOf, textOf, unescaped, valueOf } from '#test/read-page.ts'
import type { Browser } from '#test/browser.ts'

const TOO_MANY = 'Your account is full. Delete a profile whose date has passed to make room.'
const FULL = 'Your account is full. Make a list shorter, or delete a profile whose date has passed.'

const { world, visitors } = await visitedSite()
let profile: MadeProfile
beforeEach(async () => {
  profile = await makeProfile(visitors.owner, { ideas: ['a kite', 'a lamp'] })
})

const stored = () => world.db.$count(giftProfiles)

/** The owner on a server with these limits. */
async function ownerWith(limits: {
  PROFILES_PER_ACCOUNT?: number
  MEGABYTES_PER_ACCOUNT?: number
}): Promise<Browser> {
  const browser = (await openSite({ ...world, env: { ...world.env, ...limits } }))()
  for (const cookie of visitors.owner.cookies) browser.cookies.set(...cookie)
  return browser
}

const create = (by: Browser, recipient_name = 'Uncle Otto') =>
  by.post('/create-gift-profile', profileForm({ recipient_name }))

test('of many profiles made at once no more are stored than an account holds', async () => {
  const owner = await ownerWith({ PROFILES_PER_ACCOUNT: 3 })
  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => create(owner, name)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([302, 302, 409, 409, 409])
  expect(await stored()).toBe(3)
})

test('the refusal is kind, keeps what was typed, and ends when one is deleted', async () => {
  const owner = await ownerWith({ PROFILES_PER_ACCOUNT: 1 })
  const html = await (await create(owner)).text()
  expect(textOf(unescaped(html))).toContain(TOO_MANY)
  expect(valueOf(html, 'recipient_name')).toBe('Uncle Otto')
  await owner.post(`/portal/profile/${profile.id}/delete`)
  expect((await create(owner)).status).toBe(302)
})

test.each([
  [TOO_MANY, { PROFILES_PER_ACCOUNT: 1 }],
  [FULL, { MEGABYTES_PER_ACCOUNT: 0.0004 }],
])('a profile is not duplicated beyond the limit: %s', async (words, limits) => {
  const owner = await ownerWith(limits)
  const seen = await follow(owner, await owner.post(`/portal/share/${profile.id}/duplicate`))
  expect(noticesOf(seen.html)).toEqual([words])
  expect(await stored()).toBe(1)
})

test('a temporary profile that finds no room stays in the browser', async () => {
  const owner = await ownerWith({ PROFILES_PER_ACCOUNT: 1 })
  const id = '6f1c1e5e-0000-4000-8000-000000000001'
  const temporary_profile = JSON.stringify({ id, form: profileForm({ recipient_name: 'Uncle Otto' }) })
  const answer = await owner.post('/portal/keep-temporary-profile.data', { temporary_profile })
  expect(answer.status).toBe(409)
  const said = await answer.text()
  expect(said).toContain('Your account is full. Delete a profile')
  expect(said).toContain('"over",false')
  expect(await stored()).toBe(1)
})

test('who signs in with a temporary profile and a full account is signed in, and told', async () => {
  const browser = (await openSite({ ...world, env: { ...world.env, PROFILES_PER_ACCOUNT: 1 } }))()
  const id = '6f1c1e5e-0000-4000-8000-000000000002'
  const temporary_profile = JSON.stringify({ id, form: profileForm({ recipient_name: 'Uncle Otto' }) })
  const answer = await browser.post('/signin', {
    email: 'owner@example.org',
    password: PASSWORD,
    temporary_profile,
  })
  const seen = await follow(browser, answer)
  expect([seen.path, noticesOf(seen.html)]).toEqual(['/portal/profile', [TOO_MANY]])
  expect(await stored()).toBe(1)
})

test('in a full account no list grows, and any can be shortened', async () => {
  const owner = await ownerWith({ MEGABYTES_PER_ACCOUNT: 0.0004 })
  const page = `/portal/suggestions/${profile.id}?mode=manual`
  const version = valueOf(await (await owner.get(page)).text(), 'version') ?? ''
  const longer = await owner.post(page, {
    version,
    suggestion: ['a kite', 'a lamp', 'a drum'],
    id: ['', '', ''],
  })
  expect(longer.status).toBe(409)
  const html = unescaped(await longer.text())
  expect(textOf(html)).toContain(FULL)
  expect(html).toContain('a drum')
  const beside = { suggestion: ['a kite', 'a lamp'], suggestion_link: ['https://kites.example/', ''] }
  expect((await owner.post(page, { version, ...beside })).status).toBe(409)
  const shorter = await owner.post(page, { version, suggestion: ['a kite'], id: [''] })
  expect(shorter.status).toBe(302)
  expect((await world.db.select().from(ideas)).map(({ text }) => text)).toEqual(['a kite'])
})
