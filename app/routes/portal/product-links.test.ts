import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { giftProfiles, giftSuggestions, ideas as rows } from '#app/server/database/schema.ts'
import { makeProfile, type MadeProfile, profileForm } from '#test/make.ts'
import { visitedSite } from '#test/own-site.ts'
import { oddAddresses } from '#test/odd-addresses.ts'
import { follow, textOf, unescaped } from '#test/read-page.ts'

const KITES = 'https://kites.example/red?size=1&colour=red'

const { world, visitors } = await visitedSite()
let profile: MadeProfile
let path: string
beforeEach(async () => {
  profile = await makeProfile(visitors.owner, { ideas: ['a kite', 'a lamp'] })
  path = `/portal/suggestions/${profile.id}`
})

const ids = () => [profile.idea('a kite'), profile.idea('a lamp')]
const kite = { link: [KITES, ''], details: ['120 cm', ''], price: ['€20', ''] }
const saveLines = (fields: { link: string[]; details: string[]; price: string[] }, version = '1') =>
  visitors.owner.post(`${path}?mode=manual`, {
    version,
    suggestion: ['a kite', 'a lamp'],
    suggestion_id: ids(),
    suggestion_link: fields.link,
    suggestion_details: fields.details,
    suggestion_price: fields.price,
  })
const shared = async () => unescaped(await (await visitors.nobody.get(`/gift/${profile.slug}`)).text())
const linkTo = (html: string, href: string) =>
  html.split('<a ').find((link) => link.includes(`href="${href}"`))

test('a product’s link stands on the page in place of the search, named by its host, with details and price', async () => {
  await follow(visitors.owner, await saveLines(kite))
  for (const html of [await shared(), unescaped(await (await visitors.owner.get(path)).text())]) {
    const link = linkTo(html, KITES)
    expect(link).toMatch(/>kites\.example</)
    expect(link).toContain('rel="nofollow ugc noopener noreferrer"')
    expect(html).toContain('120 cm · €20')
    expect(html).toContain('href="https://www.amazon.com/s?k=a+lamp"')
    expect(html).not.toContain('href="https://www.amazon.com/s?k=a+kite"')
  }
  const [list] = await world.db
    .select()
    .from(giftSuggestions)
    .where(eq(giftSuggestions.profile_id, profile.id))
  expect(list?.shopping_urls[0]).toEqual({ suggestion: 'a kite', shoppingUrl: KITES })
})

test('a taken idea stays taken when its link changes, and nobody is asked', async () => {
  await visitors.nobody.post(`/gift/${profile.slug}`, { idea: profile.idea('a kite') })
  expect((await saveLines(kite)).status).toBe(302)
  const [row] = await world.db
    .select()
    .from(rows)
    .where(eq(rows.id, profile.idea('a kite')))
  expect(row).toMatchObject({ product_url: KITES, shopping_url: KITES, details: '120 cm', price: '€20' })
  expect(row?.taken_at).not.toBeNull()
})

test('the editor brings back what was written, with what is wrong at its field', async () => {
  const answer = await saveLines({ ...kite, link: ['javascript:alert(1)', ''] })
  expect(answer.status).toBe(422)
  const html = unescaped(await answer.text())
  expect(textOf(html)).toContain('A link must begin with http:// or https://')
  for (const written of ['javascript:alert(1)', '120 cm', '€20']) expect(html).toContain(`value="${written}"`)
  expect(await world.db.select().from(rows).where(eq(rows.product_url, 'javascript:alert(1)'))).toEqual([])
})

test('a pasted message with addresses becomes ideas with links', async () => {
  const message = [
    '[24.11.26, 18:03] Eva: Red kite https://kites.example/red',
    'https://www.lamps.example/p/little-night-lamp-12',
    'www.books.example/1 the second volume',
    'Drum (https://drums.example/)',
    'Cup: https://cups.example/a?b=%20c.',
  ].join('\n')
  await visitors.owner.post(`${path}?mode=manual`, {
    version: '1',
    suggestion: [''],
    suggestion_id: [''],
    more_suggestions: message,
  })
  const list = await world.db
    .select()
    .from(rows)
    .where(eq(rows.profile_id, profile.id))
    .orderBy(asc(rows.position))
  expect(list.map(({ text, product_url }) => [text, product_url])).toEqual([
    ['Red kite', 'https://kites.example/red'],
    ['Little night lamp', 'https://www.lamps.example/p/little-night-lamp-12'],
    ['the second volume', 'https://www.books.example/1'],
    ['Drum', 'https://drums.example/'],
    ['Cup', 'https://cups.example/a?b=%20c'],
  ])
})

test('a list is exported as a table that gives the same list when it is imported', async () => {
  await saveLines(kite)
  const answer = await visitors.owner.get(`${path}/ideas.csv`)
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  const table = await answer.text()
  expect(table).toContain('idea,link,details,price\r\n')
  const copy = await makeProfile(visitors.owner, { ideas: [] })
  const empty = { version: '0', suggestion: [''], suggestion_id: [''] }
  await visitors.owner.post(`/portal/suggestions/${copy.id}?mode=manual`, {
    ...empty,
    more_suggestions: table,
  })
  expect(await (await visitors.owner.get(`/portal/suggestions/${copy.id}/ideas.csv`)).text()).toBe(table)
})

test('another shop changes the links at once, and leaves products’ own', async () => {
  await saveLines(kite)
  const [stored] = await world.db.select().from(giftProfiles).where(eq(giftProfiles.id, profile.id))
  const fields = profileForm({ version: String(stored?.version), shop: 'amazon.de' })
  expect((await visitors.owner.post(`/portal/edit/${profile.id}`, fields)).status).toBe(302)
  const html = await shared()
  expect(linkTo(html, KITES)).toBeDefined()
  expect(html).toContain('href="https://www.amazon.de/s?k=a+lamp"')
  const [lamp] = await world.db
    .select()
    .from(rows)
    .where(eq(rows.id, profile.idea('a lamp')))
  expect(lamp?.shopping_url).toBe('https://www.amazon.de/s?k=a+lamp')
})

test('a new profile’s form proposes the shop of who fills it in', async () => {
  const html = await (
    await visitors.nobody.request('http://localhost:3000/create-gift-profile', {
      headers: { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.8' },
    })
  ).text()
  expect(html).toMatch(/<option[^>]* selected=""[^>]*>amazon\.de</)
})

test('2,000 odd addresses are stored as links or refused in words, whatever they are', async () => {
  const odd = oddAddresses(2_000)
  for (const link of odd.filter((_, at) => at % 40 === 0)) {
    const { status } = await saveLines(
      { link: [link, ''], details: ['', ''], price: ['', ''] },
      await storedVersion(),
    )
    expect([302, 422]).toContain(status)
  }
  for (let from = 0; from < odd.length; from += 100) {
    const lines = odd.slice(from, from + 100)
    const { status } = await visitors.owner.post(`${path}?mode=manual`, {
      version: await storedVersion(),
      suggestion: lines.map((_, at) => `idea ${at}`),
      suggestion_id: lines.map(() => ''),
      suggestion_link: lines.map((link) => (link.length > 2_000 ? '' : link)),
    })
    expect([302, 422]).toContain(status)
  }
})

async function storedVersion(): Promise<string> {
  const [stored] = await world.db.select().from(giftProfiles).where(eq(giftProfiles.id, profile.id))
  return String(stored?.ideas_version)
}
