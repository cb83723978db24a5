import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { giftProfiles } from '#app/server/database/schema.ts'
import { makeProfile } from '#test/make.ts'
import { textOf, unescaped } from '#test/read-page.ts'
import { type Browser, openSite } from '#test/request.ts'
import { threeVisitors, type Visitors } from '#test/visitors.ts'
import { createWorld, type World } from '#test/world.ts'

let world: World
let visitors: Visitors
beforeAll(async () => {
  world = await createWorld()
  visitors = await threeVisitors(world, await openSite(world))
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.delete(giftProfiles)
})

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

test.each(['/portal', '/portal/profile', '/portal/nonsense', '/portal/profile/deeper/still'])(
  'nobody is sent from %s to sign in',
  async (path) => {
    const answer = await visitors.nobody.get(path)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe('/signin')
  },
)

test('page data is guarded as the page is', async () => {
  await makeProfiles(visitors.owner, 'Secret Sarah')
  for (const path of [
    '/portal/profile.data',
    '/portal/profile.data?_routes=routes%2Fportal%2Fprofile-list',
  ]) {
    const answer = await visitors.nobody.get(path)
    const text = await answer.text()
    expect(text).toContain('/signin')
    expect(text).not.toContain('Secret Sarah')
    expect(await (await visitors.other.get(path)).text()).not.toContain('Secret Sarah')
    expect(await (await visitors.owner.get(path)).text()).toContain('Secret Sarah')
  }
})

test.each(['/portal', '/portal/nonsense', '/portal/settings/deeper'])(
  '%s leads an owner to the list',
  async (path) => {
    expect((await visitors.owner.get(path)).headers.get('Location')).toBe('/portal/profile')
  },
)

test('the portal has its navigation, and the bar names who is signed in', async () => {
  const page = textOf(await (await visitors.owner.get('/portal/profile')).text())
  for (const words of ['My Profiles', 'Dashboard', 'owner@example.org', 'Sign Out']) {
    expect(page).toContain(words)
  }
})

test('each profile shows occasion, date and status', async () => {
  const born = { recipient_name: 'Anna', occasion_type: 'birthday', occasion_date: '2027-01-05' }
  await makeProfile(visitors.owner, { fields: born, ideas: ['a kite'], complete: false })
  const page = textOf(await (await visitors.owner.get('/portal/profile')).text())
  expect(page).toMatch(/Birthday\s*,\s*Jan 5, 2027/)
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
  expect(textOf(page)).toContain('Nobody called “<b>Otto”')
  expect(page).not.toContain('<b>Otto')
})

test('a search for what no name can hold finds nobody', async () => {
  await makeProfiles(visitors.owner, 'Anna')
  expect(await listed(visitors.owner, '\0')).toEqual([])
})

test('an owner without profiles is invited to make one', async () => {
  const page = await (await visitors.owner.get('/portal/profile')).text()
  expect(page).toContain('href="/create-gift-profile"')
  expect(page).not.toContain('name="search"')
})
