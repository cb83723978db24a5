import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts, giftProfiles, ideas } from '#app/server/database/schema.ts'
import { giftProfileForm } from '#app/domain/profiles/gift-profile-form.ts'
import { innerWordsIn, whileMissing } from '#test/database/failing-database.ts'
import { makeProfile, profileForm } from '#test/make.ts'
import { visitedSite } from '#test/own-site.ts'
import { textOf, unescaped } from '#test/read-page.ts'
import type { Browser } from '#test/browser.ts'

const { world, visitors } = await visitedSite()

async function makeProfiles(browser: Browser, ...names: string[]): Promise<void> {
  for (const recipient_name of names) {
    await makeProfile(browser, { fields: { recipient_name }, ideas: [], complete: false })
  }
}

/** The recipients on the list, from top to bottom. */
async function listed(browser: Browser, search?: string): Promise<string[]> {
  const query = search === undefined ? '' : `?search=${encodeURIComponent(search)}`
  const answer = await browser.get(`/portal/profile${query}`)
  expect(answer.status).toBe(200)
  const links = (await answer.text()).matchAll(/href="\/portal\/suggestions\/[\w-]+"[^>]*>([^<]*)</g)
  return [...links].map(([, name = '']) => unescaped(name))
}

test('each owner sees their own profiles only, newest first', async () => {
  await makeProfiles(visitors.owner, 'Anna', 'Zoe', 'Mia')
  await makeProfiles(visitors.other, 'Otto')
  expect(await listed(visitors.owner)).toEqual(['Mia', 'Zoe', 'Anna'])
  expect(await listed(visitors.other)).toEqual(['Otto'])
})

test('of all occasions the nearest is marked, whatever the search; the order stays newest first', async () => {
  const days = { Past: '2026-10-01', Near: '2026-12-01', Far: '2027-02-01', Also: '2026-12-01' }
  for (const [recipient_name, occasion_date] of Object.entries(days)) {
    await makeProfile(visitors.owner, { fields: { recipient_name, occasion_date } })
  }
  await makeProfile(visitors.other, { fields: { occasion_date: '2026-11-22' } })
  const marked = async (path: string) =>
    textOf(await (await visitors.owner.get(path)).text()).match(/next:\s+in \d+ days/g)?.length ?? 0
  expect(await listed(visitors.owner)).toEqual(['Also', 'Far', 'Near', 'Past'])
  expect(await marked('/portal/profile')).toBe(2)
  expect(await marked('/portal/profile?search=far')).toBe(0)
  expect(await marked('/portal/profile?search=near')).toBe(1)
})

/** The ribbons on a page, by their words, and what they lead to or post to. */
async function ribbons(path: string): Promise<string[]> {
  const html = await (await visitors.owner.get(path)).text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const found = main.matchAll(/<(a|button)\b[^>]*data-tone="ribbon"[^>]*>([^]*?)<\/\1>/g)
  return [...found].map(([, , words = '']) => textOf(words))
}

test('in each state one ribbon says what comes next, on the list, with the ideas and where it is shared', async () => {
  const { id } = await makeProfile(visitors.owner, { ideas: [], complete: false })
  const screens = ['/portal/profile', `/portal/suggestions/${id}`, `/portal/share/${id}`]
  const seen = () => Promise.all(screens.map(ribbons))
  expect(await seen()).toEqual(screens.map(() => ['Generate Suggestions']))
  await visitors.owner.post(`/portal/suggestions/${id}`, { version: '0', suggestion: ['a kite'] })
  await visitors.owner.get('/portal/profile')
  expect(await seen()).toEqual([['Share'], ['Share'], ['Let others see it']])
  await visitors.owner.post(`/portal/profile/${id}/status`, { status: 'complete' })
  await visitors.owner.get('/portal/profile')
  expect(await seen()).toEqual([['Share'], ['Share'], ['Copy URL']])
  expect(await ribbons(`/portal/suggestions/${id}?mode=manual`)).toEqual(['Save Changes'])
  await world.db.update(giftProfiles).set({ occasion_date: '2026-11-20' })
  expect(await seen()).toEqual([['Use again next year'], ['Use again next year'], ['Copy URL']])
})

test('the list says how many are taken, and not to who wants to be surprised', async () => {
  const profile = await makeProfile(visitors.owner)
  const list = async () => textOf(await (await visitors.owner.get('/portal/profile')).text())
  expect(await list()).toContain('2 ideas')
  await visitors.nobody.post(`/gift/${profile.slug}`, { idea: profile.idea('a kite') })
  expect(await list()).toContain('1 of 2 taken')
  await world.db.update(giftProfiles).set({ keep_surprise: true })
  const surprised = await (await visitors.owner.get('/portal/profile')).text()
  expect(textOf(surprised)).toContain('2 ideas')
  expect(surprised).not.toContain('1 of 2')
})

test('without JavaScript the link of an incomplete profile is shown with who can open it', async () => {
  const { id } = await makeProfile(visitors.owner)
  const list = async () => textOf(await (await visitors.owner.get('/portal/profile')).text())
  expect(await list()).not.toContain('Only you can open this now')
  await visitors.owner.post(`/portal/profile/${id}/status`, { status: 'incomplete' })
  expect(await list()).toContain('Only you can open this now')
})

test('a request to free a gift is marked on the card, and not which', async () => {
  const profile = await makeProfile(visitors.owner)
  const list = async () => textOf(await (await visitors.owner.get('/portal/profile')).text())
  const idea = profile.idea('a kite')
  await visitors.nobody.post(`/gift/${profile.slug}`, { idea })
  expect(await list()).not.toContain('request to free')
  await visitors.nobody.post(`/gift/${profile.slug}/free`, { idea })
  expect(await list()).toContain('1 request to free a gift')
  await visitors.owner.post(`/portal/suggestions/${profile.id}/available`, { idea })
  expect(await list()).not.toContain('request to free')
})

test.each([
  [5, false],
  [6, true],
])('with %i profiles that the list can be searched is %s', async (count, searched) => {
  await manyProfiles(count)
  const page = await (await visitors.owner.get('/portal/profile')).text()
  expect(page.includes('name="search"')).toBe(searched)
  expect(await (await visitors.owner.get('/portal/profile?search=x')).text()).toContain('name="search"')
})

test('the portal has its navigation, and the bar names who is signed in', async () => {
  const page = textOf(await (await visitors.owner.get('/portal/profile')).text())
  for (const words of ['My Profiles', 'Dashboard', 'owner@example.org', 'Sign Out']) {
    expect(page).toContain(words)
  }
})

test.each([
  ['/portal/profile', 'My Profiles'],
  ['/portal/gatherings', 'Gatherings'],
  ['/portal/settings', 'Settings'],
  ['/portal/settings/email', 'Settings'],
])('at %s the portal’s navigation leads everywhere, and says that one is at %s', async (path, here) => {
  const html = await (await visitors.owner.get(path)).text()
  const [navigation = ''] = /<nav [^>]*aria-label="Portal"[^]*?<\/nav>/.exec(html) ?? []
  const links = [...navigation.matchAll(/<a ([^>]*)>([^]*?)<\/a>/g)].map(
    ([, attributes = '', content = '']) => ({
      words: textOf(content).trim(),
      to: /href="([^"]*)"/.exec(attributes)?.[1],
      current: attributes.includes('aria-current="page"'),
    }),
  )
  expect(links.map(({ words, to }) => [words, to])).toEqual([
    ['My Profiles', '/portal/profile'],
    ['Gatherings', '/portal/gatherings'],
    ['Settings', '/portal/settings'],
  ])
  expect(links.filter(({ current }) => current).map(({ words }) => words)).toEqual([here])
})

test('each profile shows occasion, date and status', async () => {
  const born = { recipient_name: 'Anna', occasion_type: 'birthday', occasion_date: '2027-01-05' }
  await makeProfile(visitors.owner, { fields: born, ideas: ['a kite'], complete: false })
  const page = textOf(await (await visitors.owner.get('/portal/profile')).text())
  expect(page).toMatch(/Birthday\s+next:\s+in 45 days\s+·\s+1 idea\s+Jan 5, 2027/)
  expect(page).toContain('Incomplete')

  await world.db.delete(giftProfiles)
  await makeProfile(visitors.owner, { complete: true })
  expect(textOf(await (await visitors.owner.get('/portal/profile')).text())).toMatch(/^Complete$/m)
})

test.each([
  ['Grandma', ['Grandma Rose']],
  ['gRAnD', ['Grandma Rose']],
  ['rose', ['Rosemary', 'Grandma Rose']],
  ['  rose  ', ['Rosemary', 'Grandma Rose']],
  ['e', ['Éloïse', 'Rosemary', 'Grandma Rose']],
  ['', ['Éloïse', '100% _Max_', 'Rosemary', 'Grandma Rose']],
  ['%', ['100% _Max_']],
  ['_', ['100% _Max_']],
  ['r.se', []],
  ["'; drop table gift_profiles; --", []],
  ['Otto', []],
])('searching for %j finds %j', async (search, found) => {
  await makeProfiles(visitors.owner, 'Grandma Rose', 'Rosemary', '100% _Max_', 'Éloïse')
  await makeProfiles(visitors.other, 'Otto')
  expect(await listed(visitors.owner, search)).toEqual(found)
})

test.each(['éloïse', 'ÉLOÏSE', 'ÏS'])('case does not matter beyond ASCII either: %s', async (search) => {
  await makeProfiles(visitors.owner, 'Éloïse', 'Max')
  expect(await listed(visitors.owner, search)).toEqual(['Éloïse'])
})

test('a search that finds nobody says so, with what was searched for', async () => {
  await makeProfiles(visitors.owner, 'Anna')
  const page = await (await visitors.owner.get('/portal/profile?search=%3Cb%3EOtto')).text()
  expect(textOf(page)).toContain('No one called “<b>Otto”')
  expect(page).not.toContain('<b>Otto')
})

test('an owner without profiles is invited to make one', async () => {
  const page = await (await visitors.owner.get('/portal/profile')).text()
  expect(page).toContain('href="/create-gift-profile"')
  expect(page).not.toContain('name="search"')
})

test('a list that cannot be read says so with its status, and Try again keeps page and search', async () => {
  await makeProfiles(visitors.owner, 'Anna')
  const failed = await whileMissing(world, ideas, () =>
    visitors.owner.get('/portal/profile?search=an&page=2'),
  )
  expect(failed.status).toBe(503)
  const page = await failed.text()
  expect(textOf(page)).toContain('Failed to fetch profiles')
  expect(innerWordsIn(textOf(page))).toBeUndefined()
  const again = /href="([^"]*)"[^>]*>(?:<[^>]*>)*Try again/.exec(page)?.[1]
  expect(unescaped(again ?? '')).toBe('/portal/profile?search=an&page=2')
  expect(await listed(visitors.owner, 'an')).toEqual(['Anna'])
})

/** So many profiles of the owner, 'Number 1' the oldest, written past the forms, which would take their time. */
async function manyProfiles(count: number): Promise<void> {
  const [owner] = await world.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(sql`email = 'owner@example.org'`)
  const rows = Array.from({ length: count }, (_, at) => ({
    ...giftProfileForm.parse(profileForm({ recipient_name: `Number ${at + 1}` })),
    created_by: owner?.id ?? '',
    slug: `number-${at + 1}-23456789abcd`,
    created_at: new Date(Date.UTC(2026, 0, 1) + at * 1000),
  }))
  await world.db.insert(giftProfiles).values(rows)
}

/** A page of the list: the names on it, and where its links to other pages lead. */
async function pageAt(query: string) {
  const html = await (await visitors.owner.get(`/portal/profile${query}`)).text()
  const names = [...html.matchAll(/href="\/portal\/suggestions\/[\w-]+"[^>]*>([^<]*)</g)].map(
    ([, name]) => name,
  )
  const to = (rel: string) =>
    [...html.matchAll(/<a [^>]*>/g)]
      .map(([link]) => link)
      .filter((link) => link.includes(`rel="${rel}"`))
      .map((link) => unescaped(/href="([^"]*)"/.exec(link)?.[1] ?? ''))[0]
  return {
    shown: [names.at(0), names.at(-1), names.length],
    links: [to('prev'), to('next')],
    place: /Page \d+ of \d+/.exec(textOf(html).replaceAll('\n', ''))?.[0],
    html,
  }
}

test('a long list comes in pages of 30, by links that keep the search', async () => {
  await manyProfiles(61)
  const [first, second, third] = [
    { shown: ['Number 61', 'Number 32', 30], place: 'Page 1 of 3', links: ['', 'page=2'] },
    { shown: ['Number 31', 'Number 2', 30], place: 'Page 2 of 3', links: ['page=1', 'page=3'] },
    { shown: ['Number 1', 'Number 1', 1], place: 'Page 3 of 3', links: ['page=2', ''] },
  ]
  for (const [query, { shown, place, links }, kept = ''] of [
    ['', first],
    ['?page=2', second],
    ['?page=3', third],
    // Beyond the last, and no pages at all.
    ['?page=4', third],
    ['?page=999999999999999999999', first],
    ['?page=0', first],
    ['?page=-1', first],
    ['?page=1e1', first],
    ['?search=nUmber+1&page=1', { shown: ['Number 19', 'Number 1', 11], place: undefined, links: ['', ''] }],
    ['?search=b', first, 'search=b&'],
    ['?search=b&page=2', second, 'search=b&'],
  ] as const) {
    const page = await pageAt(query)
    const to = links.map((link) => (link === '' ? undefined : `/portal/profile?${kept}${link}`))
    expect([query, page.shown, page.links, page.place]).toEqual([query, shown, to, place])
  }
})

test('what is done to a profile carries page and search along', async () => {
  await manyProfiles(31)
  const { html } = await pageAt('?search=b&page=2')
  const [id] = /[\w-]{36}/.exec(html.slice(html.indexOf('/portal/suggestions/'))) ?? []
  expect(html).toContain(`action="/portal/profile/${id}/status?search=b&amp;page=2"`)
  expect(html).toContain(`href="/portal/profile/${id}/delete?search=b&amp;page=2"`)
})
