import { beforeEach, expect, test } from 'vitest'
import { ideas } from '#app/server/database/schema.ts'
import { cookieSays, follow, noticesOf } from '#test/read-page.ts'
import { makeProfile, type MadeProfile, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import type { Browser } from '#test/browser.ts'

const NAME = 'wishfolio.device'

const { world, visit } = await ownSite()
const owner = await signedIn(world, visit())
let profile: MadeProfile
beforeEach(async () => {
  profile = await makeProfile(owner, { ideas: ['a kite', 'a lamp', 'a drum'] })
})

const take = (text: string, by: Browser) => by.post(`/gift/${profile.slug}`, { idea: profile.idea(text) })

const deviceIn = (answer: Response) =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${NAME}=`))

/** The mark that each taken idea of the profile has. */
async function marks(): Promise<Record<string, string | null>> {
  const rows = await world.db.select().from(ideas)
  const own = rows.filter(({ profile_id, taken_at }) => profile_id === profile.id && taken_at !== null)
  return Object.fromEntries(own.map(({ text, taken_by }) => [text, taken_by]))
}

test('a device that takes is known again by a cookie of a year that no script reads', async () => {
  const cookie = deviceIn(await take('a kite', visit()))
  expect(cookie).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('what one device takes has one mark, and another’s another', async () => {
  const [one, other] = [visit(), visit()]
  await take('a kite', one)
  const first = one.cookies.get(NAME)
  await take('a lamp', one)
  expect(one.cookies.get(NAME)).toBe(first)
  await take('a drum', other)
  const { 'a kite': kite, 'a lamp': lamp, 'a drum': drum } = await marks()
  expect(kite).toBe(lamp)
  expect(drum).not.toBe(kite)
})

test('the mark in the database is not what the cookie says', async () => {
  const browser = visit()
  await take('a kite', browser)
  const { 'a kite': mark } = await marks()
  expect(mark).toMatch(/^[\w-]{43}$|^[0-9a-f]{64}$/)
  const token = cookieSays(browser.cookies.get(NAME) ?? '') as string
  expect(token.length).toBeGreaterThan(20)
  expect(mark).not.toContain(token)
})

test('nobody gets a mark who takes nothing and is not about to', async () => {
  await take('a kite', visit())
  const late = visit()
  const answers = [
    await late.get(`/gift/${profile.slug}`),
    await late.get(`/gift/${profile.slug}/yours`),
    await late.get(`/gift/${profile.slug}/take?idea=${profile.idea('a kite')}`),
    await take('a kite', late),
    await late.post(`/gift/${profile.slug}`, { idea: profile.id }),
  ]
  expect(answers.map(deviceIn)).toEqual([undefined, undefined, undefined, undefined, undefined])
})

test.each([
  ['the page that asks', () => `/gift/${profile.slug}/take?idea=${profile.idea('a lamp')}`],
  ['a script, before its first take', () => `/gift/${profile.slug}/yours?mark`],
])('marked by %s, a device whose answer got lost takes again, and is told what it took', async (_, path) => {
  const browser = visit()
  expect(deviceIn(await browser.get(path()))).toBeDefined()
  const mark = browser.cookies.get(NAME)
  for (let time = 0; time < 2; time++) {
    const { html } = await follow(browser, await take('a lamp', browser))
    expect(noticesOf(html)).toContain('Gift marked as taken')
    expect(browser.cookies.get(NAME)).toBe(mark)
  }
  const yours = await (await browser.get(`/gift/${profile.slug}/yours`)).json()
  expect(yours.takes).toEqual({ [profile.idea('a lamp')]: 'taken' })
  const other = await follow(visit(), await take('a lamp', visit()))
  expect(noticesOf(other.html)).not.toContain('Gift marked as taken')
})

test('gone back to after the take, the page that asks leads to the list without a word of somebody else', async () => {
  const browser = visit()
  await follow(browser, await take('a lamp', browser))
  const asking = await browser.get(`/gift/${profile.slug}/take?idea=${profile.idea('a lamp')}`)
  const { path, html } = await follow(browser, asking)
  expect(path).toBe(`/gift/${profile.slug}`)
  expect(noticesOf(html)).toEqual([])
})

test('a third take that is tried again is not asked about like a fourth', async () => {
  const browser = visit()
  for (const text of ['a kite', 'a lamp', 'a drum', 'a drum']) {
    const { html } = await follow(browser, await take(text, browser))
    expect(noticesOf(html)).toContain('Gift marked as taken')
  }
})

test('neither mark nor cookie is in any answer but the one that sets it', async () => {
  const browser = visit()
  await take('a kite', browser)
  const { 'a kite': mark } = await marks()
  for (const by of [browser, owner, visit()]) {
    for (const path of [`/gift/${profile.slug}`, `/gift/${profile.slug}.data`]) {
      const answer = await by.get(path)
      expect(deviceIn(answer)).toBeUndefined()
      expect(await answer.text()).not.toContain(mark)
    }
  }
  const own = await (await owner.get('/portal/settings/data')).text()
  expect(own).toContain('a kite')
  expect(own).not.toContain(mark)
})
