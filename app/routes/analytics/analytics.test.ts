import { beforeEach, expect, test } from 'vitest'
import { accounts, giftProfiles, pendingSignUps } from '#app/server/database/schema.ts'
import { innerWordsIn, whileMissing } from '#test/database/failing-database.ts'
import { mailedLink, openLink, signedIn } from '#test/make.ts'
import { emptySite, openSite } from '#test/own-site.ts'
import { noticesOf, textOf, valueOf } from '#test/read-page.ts'
import type { World } from '#test/world.ts'

const { world, visit } = await emptySite()

let minutes = 0
/** Each test in a minute of its own, or it would get counts of the test before. */
beforeEach(() => world.wait(++minutes * 60_000))

/** Accounts that began at these instants, each with a gift profile made then. */
async function began(...instants: string[]): Promise<void> {
  for (const [place, instant] of instants.entries()) {
    const id = `person-${place}`
    const at = new Date(instant)
    await world.db.insert(accounts).values({ id, email: `${id}@mail.example.org`, createdAt: at })
    await world.db.insert(giftProfiles).values({
      slug: `grandma-2345678${place}`,
      created_by: id,
      recipient_name: 'Grandma',
      age_group: '55+ years',
      occasion_type: 'birthday',
      occasion_date: '2026-12-12',
      created_at: at,
    })
  }
}

const NOVEMBER = [
  '2026-10-31T23:59:59.999Z',
  '2026-11-01T00:00:00.000Z',
  '2026-11-03T08:00:00.000Z',
  '2026-11-03T20:00:00.000Z',
  '2026-11-30T23:59:59.999Z',
  '2026-12-01T00:00:00.000Z',
]

/** The lines of a range's file, without its head. */
async function counted(query: string, browser = visit()): Promise<string[]> {
  const answer = await browser.get(`/analytics/counts.csv${query}`)
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8'])
  const [head, ...lines] = (await answer.text()).trimEnd().split('\r\n')
  expect(head).toBe('from,to,sign_ups,gift_profiles')
  return lines
}

test('rows are counted from the UTC start of the first day to the UTC end of the last', async () => {
  await began(...NOVEMBER)
  expect(await counted('?from=2026-11-01&to=2026-11-30')).toContain('2026-11-03,2026-11-03,2,2')
  const page = textOf(await (await visit().get('/analytics?from=2026-11-01&to=2026-11-30')).text())
  expect(page).toContain('Sign-ups\n4')
  expect(page).toContain('Gift profiles\n4')
  expect(page).toContain('2026-11-01 00:00:00.000')
  expect(page).toContain('2026-11-30 23:59:59.999')
})

test('the file has every day of the range in its order, those without rows too', async () => {
  await began(...NOVEMBER)
  const lines = await counted('?from=2026-10-30&to=2026-11-04')
  expect(lines).toEqual([
    '2026-10-30,2026-10-30,0,0',
    '2026-10-31,2026-10-31,1,1',
    '2026-11-01,2026-11-01,1,1',
    '2026-11-02,2026-11-02,0,0',
    '2026-11-03,2026-11-03,2,2',
    '2026-11-04,2026-11-04,0,0',
  ])
})

test('cells of the file are dates and numbers alone, whatever people are called', async () => {
  await world.db.insert(accounts).values({ id: 'eve', email: '=cmd@example.org', createdAt: world.time.now })
  for (const line of await counted('?from=2026-11-20&to=2026-11-22')) {
    expect(line).toMatch(/^\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,\d+,\d+$/)
  }
})

test('without dates this month is shown, and stands in the form', async () => {
  await began(...NOVEMBER)
  const html = await (await visit().get('/analytics')).text()
  expect([valueOf(html, 'from'), valueOf(html, 'to')]).toEqual(['2026-11-01', '2026-11-30'])
  expect(textOf(html)).toContain('Sign-ups\n4')
  expect(html).not.toContain('noindex')
})

test.each([
  [
    'this month, of which 21 days have begun',
    '?from=2026-11-01&to=2026-11-30',
    '2 more than from Oct 11, 2026 to Oct 31, 2026',
  ],
  ['a whole month', '?from=2026-10-01&to=2026-10-31', '1 more than from Sep 1, 2026 to Sep 30, 2026'],
  ['less than before', '?from=2026-11-04&to=2026-11-05', '2 fewer than from Nov 2, 2026 to Nov 3, 2026'],
  ['the same as before', '?from=2026-11-01&to=2026-11-01', 'As many as on Oct 31, 2026'],
  ['days to come', '?from=2026-12-24&to=2026-12-26', 'None of these days has begun'],
])('%s is compared with the period before', async (_, query, words) => {
  await began(...NOVEMBER.slice(0, 4))
  expect(textOf(await (await visit().get(`/analytics${query}`)).text()).replace(/\s+/g, ' ')).toContain(words)
})

test('the latest five accounts are shown newest first, by day and masked, and nothing more of them', async () => {
  await began(...NOVEMBER)
  const html = await (await visit().get('/analytics?from=2020-01-01&to=2020-01-02')).text()
  const shown = textOf(html).split('Latest 5 profiles\n')[1]?.split('\n').slice(0, 10)
  expect(shown).toEqual(
    ['Dec 1, 2026', 'Nov 30, 2026', 'Nov 3, 2026', 'Nov 3, 2026', 'Nov 1, 2026'].flatMap((day) => [
      'p•••@m•••.org',
      day,
    ]),
  )
  expect(html).not.toMatch(/person-\d|mail\.example|20:00|Grandma/)
})

test('an account whose address is not verified is not counted', async () => {
  await visit().post('/signup', { email: 'new@example.org', password: 'correct horse' })
  expect(await counted('?from=2026-11-21&to=2026-11-21')).toEqual(['2026-11-21,2026-11-21,0,0'])
  expect(textOf(await (await visit().get('/analytics')).text())).toContain('No one has signed up yet.')
})

test('an account counts for the day it signed up, whenever its link was sent again and opened', async () => {
  const browser = visit()
  const first = await browser.post('/signup', { email: 'new@example.org', password: 'correct horse' })
  expect(first.status).toBe(200)
  const day = world.time.now.toISOString().slice(0, 10)
  world.wait(25 * 60 * 60_000)
  const [signUp] = await world.db.select().from(pendingSignUps)
  await browser.post('/resend-verification', { sign_up: signUp?.id ?? '' })
  await openLink(browser, await mailedLink(world))
  expect(await counted(`?from=${day}&to=${day}`)).toEqual([`${day},${day},1,0`])
})

test.each([
  ['?from=&to=2026-11-30', 'Please select both dates'],
  ['?from=2026-02-30&to=2026-03-01', 'Invalid date range'],
  ['?from=2026-11-02&to=2026-11-01', 'Start date must be before end date'],
])('%s is answered: %s', async (query, sentence) => {
  const answer = await visit().get(`/analytics${query}`)
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(textOf(html)).toContain(sentence)
  expect(textOf(html)).not.toContain('Latest 5 profiles')
  const asked = new URLSearchParams(query)
  expect([valueOf(html, 'from'), valueOf(html, 'to')]).toEqual([
    asked.get('from') ?? '',
    asked.get('to') ?? '',
  ])

  const browser = visit()
  const file = await browser.get(`/analytics/counts.csv${query}`)
  expect([file.status, file.headers.get('Location')]).toEqual([302, `/analytics${query}`])
  expect(noticesOf(await (await browser.get(`/analytics${query}`)).text())).toEqual([sentence])
})

test.each([
  ['sign-ups', accounts],
  ['gift profiles', giftProfiles],
])('when %s cannot be read the page says so, keeps the range and works again', async (_, table) => {
  const query = '?from=2026-11-01&to=2026-11-30'
  const answer = await whileMissing(world, table, () => visit().get(`/analytics${query}`))
  expect(answer.status).toBe(503)
  const html = await answer.text()
  expect(innerWordsIn(html)).toBeUndefined()
  expect(textOf(html)).toContain('Failed to fetch analytics data')
  expect(html).toContain(`href="/analytics${query.replace('&', '&amp;')}"`)
  expect([valueOf(html, 'from'), valueOf(html, 'to')]).toEqual(['2026-11-01', '2026-11-30'])
  expect((await visit().get(`/analytics${query}`)).status).toBe(200)
})

test('counts are up to a minute old, the same on the page and in the file', async () => {
  const query = '?from=2026-11-03&to=2026-11-03'
  expect(await counted(query)).toEqual(['2026-11-03,2026-11-03,0,0'])
  await began(...NOVEMBER)
  world.wait(59_000)
  expect(textOf(await (await visit().get(`/analytics${query}`)).text())).toContain('Sign-ups\n0')
  world.wait(1_000)
  expect(await counted(query)).toEqual(['2026-11-03,2026-11-03,2,2'])
})

test('one client gets sixty ranges in ten minutes; this month needs none of them', async () => {
  const counting = visit('203.0.113.60')
  for (let range = 0; range < 60; range++) await world.limits.count('ranges', '203.0.113.60')
  const refused = await counting.get('/analytics?from=2026-09-01&to=2026-09-02')
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
  expect(textOf(await refused.text())).toContain('You have asked for many ranges')
  expect((await counting.get('/analytics')).status).toBe(200)
  expect((await visit('203.0.113.61').get('/analytics?from=2026-09-01&to=2026-09-02')).status).toBe(200)
})

const PATHS = ['/analytics', '/analytics.data', '/analytics/counts.csv']

test('access for the signed-in sends others to sign in, and back', async () => {
  const theirs: World = { ...world, env: { ...world.env, ANALYTICS_ACCESS: 'signed-in' } }
  const open = await openSite(theirs)
  for (const path of PATHS) expect((await open().get(path)).status).not.toBe(200)
  const browser = open()
  expect((await browser.get('/analytics')).headers.get('Location')).toBe('/signin')
  await signedIn(world, browser)
  expect((await browser.get('/analytics')).status).toBe(200)
})

test('access by address lets in those addresses and refuses other accounts', async () => {
  const theirs: World = { ...world, env: { ...world.env, ANALYTICS_ACCESS: ['rosa@example.org'] } }
  const open = await openSite(theirs)
  const rosa = await signedIn(world, open(), 'rosa@example.org')
  const otto = await signedIn(world, open(), 'otto@example.org')
  for (const path of PATHS) {
    expect([path, (await open().get(path)).status]).not.toEqual([path, 200])
    expect([path, (await otto.get(path)).status]).toEqual([path, 403])
  }
  expect((await rosa.get('/analytics')).status).toBe(200)
  expect(await counted('', rosa)).toHaveLength(30)
})

test.each([
  ['public', [true, true, true]],
  ['signed-in', [false, true, true]],
  [['rosa@example.org'], [false, true, false]],
] as const)(
  'with access %j the footer links to the analytics for a visitor, Rosa, Otto: %j',
  async (access, shown) => {
    const open = await openSite({ ...world, env: { ...world.env, ANALYTICS_ACCESS: access } })
    const nobody = open()
    const rosa = await signedIn(world, open(), 'rosa@example.org')
    const otto = await signedIn(world, open(), 'otto@example.org')
    const pages = await Promise.all(
      [nobody, rosa, otto].map(async (by) => (await by.get('/quiz/start')).text()),
    )
    expect(pages.map((page) => page.includes('href="/analytics"'))).toEqual(shown)
  },
)
