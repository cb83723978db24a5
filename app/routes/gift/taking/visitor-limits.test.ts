import { like } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MESSAGES } from '#app/copy/messages.ts'
import { wordsIn } from '#app/server/request/words.ts'
import { type LimitName, LIMITS } from '#app/domain/limits.ts'
import { giftProfiles, giftSuggestions, limitCounters } from '#app/server/database/schema.ts'
import { countInMemory } from '#app/server/limits/in-memory.ts'
import { createDatabaseLimits } from '#app/server/limits/counting.ts'
import { whileMissing } from '#test/database/failing-database.ts'
import { toastIn, textOf } from '#test/read-page.ts'
import { watchSite, openSite } from '#test/own-site.ts'
import { type MadeProfile, makeProfile, signedIn } from '#test/make.ts'
import type { Browser } from '#test/browser.ts'
import { ownWorld, type World } from '#test/world.ts'

const NO_IDEA = '6f1c1e5e-0000-4000-8000-000000000001'
const HERE = '192.0.2.1'
const ELSEWHERE = '198.51.100.7'
const TEN_MINUTES_MS = 10 * 60_000
const TOO_MANY_TAKES =
  'Too many gifts were marked from your connection just now. Nothing was changed; please try again in ten minutes.'
const TOO_MANY_MISSES =
  'Too many broken links were opened from your connection just now. Please try again in ten minutes.'
const TOO_MANY_CARDS =
  'Too many pictures were requested from your connection. Please try again in ten minutes.'

const world = await ownWorld()
const owner = await signedIn(world, (await openSite(world))())
let visit: (address?: string) => Browser
let profile: MadeProfile
let slug: string
let hidden: string
beforeEach(async () => {
  await world.db.delete(giftProfiles)
  profile = await makeProfile(owner, { ideas: ['a kite', 'a lamp', 'a drum'] })
  slug = profile.slug
  hidden = (await makeProfile(owner, { ideas: [], complete: false })).slug
  await world.db.delete(limitCounters)
  // What an instance knows of its clients is its own: each test starts with a new one.
  visit = await openSite(another())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
})
afterEach(() => void vi.useRealTimers())

/** Another server on the same database. */
function another(env: World['env'] = world.env): World {
  return { ...world, env, limits: createDatabaseLimits(world.db, world.sign) }
}

/** Uses up what a client may, but for so many. */
async function useUp(limit: LimitName, left = 0, client = HERE): Promise<void> {
  await createDatabaseLimits(world.db, world.sign).count(limit, client)
  await world.db
    .update(limitCounters)
    .set({ points: LIMITS[limit].max - left })
    .where(like(limitCounters.key, `${limit}:%`))
}

function take(idea: string, by: Browser = visit()): Promise<Response> {
  return by.post(`/gift/${slug}`, { idea: profile.idea(idea) })
}

async function taken(): Promise<string[]> {
  const [list] = await world.db.select().from(giftSuggestions)
  return (list?.status ?? []).filter((entry) => entry.taken).map(({ suggestion }) => suggestion)
}

const refusal = (answer: Response) => [answer.status, answer.headers.get('Retry-After')]

test('an address takes 150 ideas in ten minutes; one more is refused in words, and nothing is changed', async () => {
  await useUp('takes', 1)
  expect(toastIn(await take('a kite'))).toBe('idea_taken')

  const refused = await take('a lamp')
  expect(refusal(refused)).toEqual([429, '600'])
  expect(textOf(await refused.text())).toContain(TOO_MANY_TAKES)
  expect(await taken()).toEqual(['a kite'])
  expect((await visit().get(`/gift/${slug}`)).status).toBe(200)
  expect(toastIn(await take('a drum', visit(ELSEWHERE)))).toBe('idea_taken')

  vi.setSystemTime(Date.now() + TEN_MINUTES_MS - 1000)
  expect(refusal(await take('a lamp'))).toEqual([429, '1'])
  vi.setSystemTime(Date.now() + 1000)
  expect(toastIn(await take('a lamp'))).toBe('idea_taken')
})

test('the refusal stands over the list, from which it can be tried again', async () => {
  await useUp('takes')
  const refused = await visit().post(`/gift/${slug}?show=free`, { idea: profile.idea('a lamp') })
  expect(refusal(refused)).toEqual([429, '600'])
  const html = await refused.text()
  expect(textOf(html)).toContain(TOO_MANY_TAKES)
  expect(html).toContain(`action="/gift/${slug}/take"`)
  expect(html).toContain(`value="${profile.idea('a lamp')}"`)
})

const MISSES: [string, () => string, number][] = [
  ['a page that is not there', () => '/gift/grandma-23456789abcd', 404],
  ['its data', () => '/gift/grandma-23456789abcd.data', 404],
  ['a page that is not complete', () => `/gift/${hidden}`, 403],
  ['its data', () => `/gift/${hidden}.data`, 403],
  ['the page that asks', () => `/gift/${hidden}/take?idea=${NO_IDEA}`, 403],
  ['its data', () => `/gift/${hidden}/take.data?idea=${NO_IDEA}`, 403],
  ['a calendar entry', () => `/gift/${hidden}/calendar.ics`, 403],
  ['a QR code', () => '/gift/grandma-23456789abcd/qr.svg', 404],
  ['a live stream', () => `/gift/${hidden}/live`, 403],
]

test.each(MISSES)(
  'after 200 misses of an address in ten minutes another is refused in words: %s',
  async (_what, path, status) => {
    await useUp('misses', 1)
    expect((await visit().get(path())).status).toBe(status)
    const refused = await visit().get(path())
    expect(refusal(refused)).toEqual([429, '600'])
    const words = path().includes('.data') ? 'too_many_misses' : TOO_MANY_MISSES
    expect(textOf(await refused.text())).toContain(words)
    expect((await visit(ELSEWHERE).get(path())).status).toBe(status)

    vi.setSystemTime(Date.now() + TEN_MINUTES_MS)
    expect((await visit().get(path())).status).toBe(status)
  },
)

test('shared pages that are rendered count for their address, in any spelling, and cached ones do not', async () => {
  const countView = countInMemory({ max: 3, seconds: 600 }, world.clock)
  const at = await openSite({ ...another(), countView })
  const paths = ['', '?x', '.data', `/take?idea=${profile.idea('a kite')}`, '/calendar.ics', '/qr.svg']
  const asked = []
  for (const path of paths) asked.push((await at().get(`/gift/${slug}${path}`)).status)
  expect(asked).toEqual([200, 200, 200, 429, 429, 429])
  expect((await at().get(`/gift/${slug}`)).status).toBe(200)
  expect((await at(ELSEWHERE).get(`/gift/${slug}/calendar.ics`)).status).toBe(200)
  const refused = await at().get(`/gift/${slug}/qr.svg`)
  expect(refusal(refused)).toEqual([429, '600'])
  expect(await refused.text()).toContain('Too many pages were opened from your connection')
  expect((await at().post(`/gift/${slug}`, { idea: profile.idea('a kite') })).status).toBe(302)
})

test.each([
  ['a page', '', 3],
  ['the data of one', '.data', 2],
])('%s that is many times as large as others counts as many', async (_what, form, max) => {
  const countView = countInMemory({ max, seconds: 600 }, world.clock)
  const at = await openSite({ ...another(), countView })
  const { slug: large } = await makeProfile(owner, {
    ideas: Array.from({ length: 100 }, (_, number) => `${number} ${'&'.repeat(190)}`),
  })
  expect((await at().get(`/gift/${large}${form}?x`)).status).toBe(200)
  expect((await at().get(`/gift/${slug}?x`)).status).toBe(429)
})

test.each([
  ['a page that is not there', (at: Browser) => at.get('/nowhere')],
  ['a page that is not cached', (at: Browser) => at.get('/signin')],
  ['the data of one', (at: Browser) => at.get('/signin.data')],
  ['the landing page for a cookie of ours', (at: Browser) => at.get('/?x')],
  ['a form that is none', (at: Browser) => at.post('/nowhere')],
])('every rendered answer counts for its address, forms apart from pages: %s', async (_what, ask) => {
  const countView = countInMemory({ max: 3, seconds: 600 }, world.clock)
  const at = await openSite({ ...another(), countView })
  const asked = []
  for (let time = 0; time < 4; time++) asked.push((await ask(at())).status)
  expect(asked.slice(0, 3)).not.toContain(429)
  const refused = await ask(at())
  expect([asked[3], ...refusal(refused)]).toEqual([429, 429, '600'])
  expect(await refused.text()).toContain('Back to Home')
  expect((await ask(at(ELSEWHERE))).status).not.toBe(429)
})

test('what an address may see is never counted, and opens however often it missed', async () => {
  await useUp('misses')
  await visit().get('/gift/grandma-23456789abcd')
  const before = await world.db.select().from(limitCounters)
  for (const path of [
    '',
    '.data',
    `/take?idea=${profile.idea('a kite')}`,
    '/calendar.ics',
    '/qr.svg',
    '/live',
  ]) {
    const answer = await visit().get(`/gift/${slug}${path}`)
    expect(answer.status).toBe(200)
    await answer.body?.cancel()
  }
  expect(await world.db.select().from(limitCounters)).toEqual(before)
})

test('whoever cannot be counted sees what everybody sees', async () => {
  await whileMissing(world, limitCounters, async () => {
    expect((await visit().get('/gift/grandma-23456789abcd')).status).toBe(404)
    expect((await visit().get('/quiz/card/none.png')).status).toBe(404)
    const failed = await take('a kite')
    expect(failed.status).toBe(500)
    expect(textOf(await failed.text())).toContain(wordsIn('en')._(MESSAGES.idea_take_failed))
  })
  expect(await taken()).toEqual([])
})

test.each(['/quiz/card/partner.png', '/quiz/play/none/card.png', '/gift/grandma-23456789abcd/card.png'])(
  'after 300 cards for an address in ten minutes another is refused in words: %s',
  async (path) => {
    await useUp('cards', 1)
    expect((await visit().get(path)).status).not.toBe(429)
    const refused = await visit().get(path)
    expect(refusal(refused)).toEqual([429, '600'])
    expect(refused.headers.get('Content-Type')).toContain('text/plain')
    expect(await refused.text()).toBe(TOO_MANY_CARDS)
    expect((await visit(ELSEWHERE).get(path)).status).not.toBe(429)
  },
)

test('a card that is kept is sent as often as it is asked for', async () => {
  const site = await (await watchSite(another())).listen()
  await useUp('cards', 1, '127.0.0.1')
  const asked = []
  for (let times = 0; times < 3; times++)
    asked.push((await fetch(`${site.url}/gift/${slug}/card.png`)).status)
  expect(asked).toEqual([200, 200, 200])
  expect((await fetch(`${site.url}/quiz/card/partner.png`)).status).toBe(429)
  await site.close()
})
test.each(['/signup', 'the same shared page'])(
  'pages that one client asks for all at once do not keep another from %s',
  async (what) => {
    const path = what === '/signup' ? what : `/gift/${slug}`
    const answered: string[] = []
    const note = (who: string) => (answer: Response) => answered.push(`${who} ${answer.status}`)
    const [many, one] = [visit(), visit(ELSEWHERE)]
    const asked = Array.from({ length: 60 }, (_, at) => (at < 59 ? `/signup?x=${at}` : path))
    const all = asked.map((each) => many.get(each).then(note('many')))
    all.push(one.get(path).then(note('one')))
    await Promise.all(all)
    expect(answered.indexOf('one 200')).toBeLessThan(20)
    expect(answered.filter((each) => each === 'many 200')).toHaveLength(60)
  },
)
