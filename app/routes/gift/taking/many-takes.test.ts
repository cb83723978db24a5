import { beforeEach, expect, test } from 'vitest'
import { giftProfiles, ideas } from '#app/server/database/schema.ts'
import { makeProfile, type MadeProfile, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import { follow, noticesOf, textOf, unescaped } from '#test/read-page.ts'
import type { Browser } from '#test/browser.ts'

const TEXTS = Array.from({ length: 62 }, (_, at) => `idea number ${at}`)
const QUESTION = 'You took three already. This one too?'

const { world, visit } = await ownSite()
const owner = await signedIn(world, visit())
let profile: MadeProfile
let path: string
beforeEach(async () => {
  profile = await makeProfile(owner, { ideas: TEXTS })
  path = `/portal/suggestions/${profile.id}`
})

const textAt = (at: number) => TEXTS[at] ?? ''
const take = (at: number, by: Browser, fields: Record<string, string> = {}) =>
  by.post(`/gift/${profile.slug}`, { idea: profile.idea(textAt(at)), ...fields })

/** Takes so many ideas, a second each, and answers any question. */
async function takeMany(from: number, to: number, by: () => Browser) {
  for (let at = from; at < to; at++) {
    world.wait(1000)
    await take(at, by(), { sure: 'on' })
  }
}

async function taken(): Promise<string[]> {
  const rows = await world.db.select().from(ideas)
  return rows
    .filter(({ profile_id, taken_at }) => profile_id === profile.id && taken_at !== null)
    .toSorted((one, other) => one.position - other.position)
    .map(({ text }) => text)
}

const keepSurprise = () => world.db.update(giftProfiles).set({ keep_surprise: true })
const ownersPage = async () => (await owner.get(path)).text()
const marksOn = (page: string) =>
  [...unescaped(page).matchAll(/available\?device=([^"]+)"/g)].map(([, mark = '']) => mark)

test('from the fourth idea on a device is asked once more, on a page that needs no JavaScript', async () => {
  const browser = visit()
  for (const at of [0, 1, 2]) expect((await take(at, browser)).status).toBe(302)
  const asked = await take(3, browser)
  expect(asked.status).toBe(409)
  expect(asked.headers.get('Cache-Control')).not.toMatch(/public/)
  const page = await asked.text()
  expect(textOf(page)).toContain(QUESTION)
  expect(await taken()).toHaveLength(3)
  const [form = ''] =
    /<form[^>]*method="post"[^>]*>(?:(?!<\/form>).)*name="sure".*?<\/form>/s.exec(page) ?? []
  expect(form).toContain(`value="${profile.idea(textAt(3))}"`)
  expect((await take(3, browser, { sure: 'on' })).status).toBe(302)
  expect(await taken()).toContain(textAt(3))
  expect((await take(4, browser)).status).toBe(409)
})

test('another device and another list are not asked, and freed ideas do not count', async () => {
  const browser = visit()
  await takeMany(0, 3, () => browser)
  expect((await take(3, visit())).status).toBe(302)
  const other = await makeProfile(owner, { ideas: ['a harp'] })
  const harp = await browser.post(`/gift/${other.slug}`, { idea: other.idea('a harp') })
  expect(harp.status).toBe(302)
  await owner.post(`${path}/available`, { idea: profile.idea(textAt(0)) })
  expect((await take(4, browser)).status).toBe(302)
})

test('the page that everybody gets says nothing of what a device took', async () => {
  const browser = visit()
  await takeMany(0, 4, () => browser)
  // Reads the toast of the last take, which is its own.
  await browser.get(`/gift/${profile.slug}`)
  const [own, other] = [
    await browser.get(`/gift/${profile.slug}`),
    await visit().get(`/gift/${profile.slug}`),
  ]
  expect(textOf(await own.text())).toBe(textOf(await other.text()))
})

test('the owner makes all ideas of one device available in one step, and no others', async () => {
  const many = visit()
  await takeMany(0, 5, () => many)
  await take(5, visit())
  const page = await ownersPage()
  expect(textOf(page)).toContain('One device took 5 ideas')
  const [mark = '', ...more] = marksOn(page)
  expect(more).toEqual([])
  const { html } = await follow(owner, await owner.post(`${path}/available`, { device: mark }))
  expect(noticesOf(html)).toContain('Available again')
  expect(await taken()).toEqual([textAt(5)])
})

test('under a surprise they are made available without a word of which', async () => {
  await keepSurprise()
  const many = visit()
  await takeMany(0, 3, () => many)
  await take(9, visit())
  expect(marksOn(await ownersPage())).toEqual([])
  await takeMany(3, 4, () => many)
  const page = await ownersPage()
  const [mark = ''] = marksOn(page)
  expect(textOf(page)).toContain('One device took more than three ideas')
  const answer = await follow(owner, await owner.post(`${path}/available`, { device: mark }))
  expect(await taken()).toEqual([textAt(9)])
  expect(answer.html).not.toMatch(/>\s*Taken\s*<|"taken",true/)
  await owner.post(`${path}/available`, { all: 'on' })
  expect(await taken()).toEqual([])
})

test('a mark is of one profile, is not what the database holds, and a wrong one frees nothing', async () => {
  const many = visit()
  await takeMany(0, 4, () => many)
  const [mark = ''] = marksOn(await ownersPage())
  const rows = await world.db.select().from(ideas)
  expect(rows.map(({ taken_by }) => taken_by)).not.toContain(mark)
  const other = await makeProfile(owner, { ideas: ['a harp'] })
  await many.post(`/gift/${other.slug}`, { idea: other.idea('a harp') })
  for (const [at, device] of [
    [path, 'x'],
    [path, ''],
    [`/portal/suggestions/${other.id}`, mark],
  ] as const) {
    const { html } = await follow(owner, await owner.post(`${at}/available`, { device }))
    expect(noticesOf(html)).toContain('This gift is no longer on the list')
  }
  expect(await taken()).toHaveLength(4)
})

test('many takes within minutes are pointed out to the owner, and more than sixty refused', async () => {
  const BURST = 'Many ideas were marked as taken within a few minutes'
  await takeMany(0, 9, visit)
  expect(textOf(await ownersPage())).not.toContain(BURST)
  await takeMany(9, 60, visit)
  expect(textOf(await ownersPage())).toContain(BURST)
  const refused = await take(60, visit())
  expect(refused.status).toBe(429)
  expect(textOf(await refused.text())).toContain('Too many gifts on this list were marked just now')
  expect(await taken()).toHaveLength(60)
  world.wait(11 * 60_000)
  expect((await take(60, visit())).status).toBe(302)
})
