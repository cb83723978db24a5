import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { giftProfiles, giftSuggestions, ideas as rows } from '#app/server/database/schema.ts'
import { shopsOf } from '#app/server/start-up/shops.ts'
import { makeProfile, type MadeProfile, profileForm } from '#test/make.ts'
import { visitedSite, openSite } from '#test/own-site.ts'
import { follow, textOf, unescaped } from '#test/read-page.ts'
import { ORIGIN } from '#test/browser.ts'

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

test('the tag of the server’s shop is sent to no other shop', async () => {
  const shops = shopsOf({ ...world.env, AFFILIATE_TAG: 'wish-20' })
  const elsewhere = await makeProfile(visitors.owner, { fields: { shop: 'amazon.de' } })
  const visit = await openSite({ ...world, shops })
  const pageOf = async ({ slug }: MadeProfile) => unescaped(await (await visit().get(`/gift/${slug}`)).text())
  expect(linkTo(await pageOf(profile), 'https://www.amazon.com/s?k=a+kite&tag=wish-20')).toBeDefined()
  const other = await pageOf(elsewhere)
  expect(linkTo(other, 'https://www.amazon.de/s?k=a+kite')).toBeDefined()
  expect(other).not.toContain('wish-20')
})

test('a new profile’s form proposes the shop of who fills it in', async () => {
  const html = await (
    await visitors.nobody.request('http://localhost:3000/create-gift-profile', {
      headers: { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.8' },
    })
  ).text()
  expect(html).toMatch(/<option[^>]* selected=""[^>]*>amazon\.de</)
})

test('without JavaScript a file becomes ideas after those of the form, which stays when it cannot be read', async () => {
  const posted = async (file: File) => {
    const form = new FormData()
    for (const [at, id] of ids().entries()) {
      form.append('suggestion_id', id)
      form.append('suggestion', ['a red kite', 'a lamp'][at] ?? '')
    }
    form.append('version', await storedVersion())
    form.append('import', file)
    const headers = { Origin: ORIGIN }
    return visitors.owner.request(`${path}?mode=manual`, { method: 'POST', body: form, headers })
  }
  const editor = await (await visitors.owner.get(`${path}?mode=manual`)).text()
  const [whole = ''] = /<form[^>]* enctype="multipart\/form-data"[^]*?<\/form>/i.exec(editor) ?? []
  expect(/<noscript>[^]*<input[^>]* name="import"[^>]*>/.exec(whole)?.[0]).toContain('type="file"')

  for (const [file, sentence] of [
    [new File([Uint8Array.from([0x50, 0x4b, 0, 0])], 'list.xlsx'), 'No ideas found in this file.'],
    [new File(['a kite\n'.repeat(301)], 'list.txt'), 'Please keep to at most 100 gift suggestions'],
    [
      new File(['Drum,x\nDrum ftp://u:p@drums.example/\nidea https://u:p@drums.example/'], 'list.csv'),
      'Please remove the name or password',
    ],
  ] as const) {
    const refused = await posted(file)
    expect(refused.status).toBe(422)
    const html = unescaped(await refused.text())
    expect(textOf(html)).toContain(sentence)
    expect(html).toContain('>a red kite</textarea>')
  }
  const list = new File(['idea;link;price\nDrum;https://drums.example/;€ 30\n'], 'list.csv', {
    type: 'text/csv',
  })
  expect((await posted(list)).status).toBe(302)
  const stored = await storedIdeas()
  expect(stored.map(({ text, product_url, price }) => [text, product_url, price])).toEqual([
    ['a red kite', null, ''],
    ['a lamp', null, ''],
    ['Drum', 'https://drums.example/', '€ 30'],
  ])
})

test('prices are guessed in the currency that the profile asks for, said to be estimated, and the owner’s once changed', async () => {
  const guessing = await makeProfile(visitors.owner, { fields: { price_currency: 'EUR' }, ideas: [] })
  const screen = `/portal/suggestions/${guessing.id}`
  await visitors.owner.post(`${screen}/generate`)
  const made = await storedIdeas(guessing.id)
  expect(made).toHaveLength(15)
  for (const row of made)
    expect(row).toMatchObject({ price: expect.stringMatching(/^about €\d/), price_guessed: true })
  const screens = async () => [
    await (await visitors.nobody.get(`/gift/${guessing.slug}`)).text(),
    await (await visitors.owner.get(screen)).text(),
    await (await visitors.owner.get(`${screen}?mode=manual`)).text(),
  ]
  for (const html of await screens())
    expect(html.match(/>about €\d+(–\d+)? \(estimated\)</g)).toHaveLength(15)
  expect(await (await visitors.owner.get(`${screen}/ideas.csv`)).text()).not.toContain('about')

  const posted = (price: string) => ({
    version: '1',
    suggestion_id: made.map(({ id }) => id),
    suggestion: made.map(({ text }) => text),
    suggestion_price: made.map((row, at) => (at === 0 ? price : row.price)),
  })
  expect((await visitors.owner.post(`${screen}?mode=manual`, posted('€25'))).status).toBe(302)
  const [own, second] = await storedIdeas(guessing.id)
  expect(own).toMatchObject({ price: '€25', price_guessed: false })
  expect(second).toMatchObject({ price_guessed: true })
  for (const html of await screens()) {
    expect(html.match(/ \(estimated\)</g)).toHaveLength(14)
    expect(html).toMatch(/>€25</)
  }
  expect(await (await visitors.owner.get(`${screen}/ideas.csv`)).text()).toContain('€25')

  await visitors.owner.post(`${screen}/renew`, { idea: second?.id ?? '' })
  expect((await storedIdeas(guessing.id))[1]).toMatchObject({ price_guessed: true })
})

const UNSEEN = { price_seen_on: null, picture: null }

test('the download of an account has what stands beside each idea, and which price is a guess', async () => {
  await saveLines(kite)
  await world.db.update(rows).set({ price: 'about €9', price_guessed: true }).where(eq(rows.text, 'a lamp'))
  const { gift_profiles } = (await (await visitors.owner.get('/portal/settings/data')).json()) as {
    gift_profiles: { idea_details: object[] }[]
  }
  expect(gift_profiles[0]?.idea_details).toEqual([
    { suggestion: 'a kite', link: KITES, details: '120 cm', price: '€20', price_guessed: false, ...UNSEEN },
    { suggestion: 'a lamp', link: null, details: '', price: 'about €9', price_guessed: true, ...UNSEEN },
  ])
})

test('the server asks no other for anything, whatever addresses are saved, shown, copied and exported', async () => {
  const asked: string[] = []
  const request = (message: unknown) =>
    void asked.push(JSON.stringify(message, ['request', 'origin', 'host', 'path']))
  const channels = ['undici:request:create', 'http.client.request.start']
  for (const channel of channels) subscribe(channel, request)
  try {
    await fetch('http://127.0.0.1:65535/').catch(() => {})
    expect(asked).toHaveLength(1)
    await saveLines(kite)
    await shared()
    for (const at of [path, `${path}?mode=manual`, `${path}/ideas.csv`]) await visitors.owner.get(at)
    await visitors.nobody.get(`/gift/${profile.slug}/card.png`)
    await visitors.owner.post(`/portal/share/${profile.id}/duplicate`)
    await visitors.owner.get('/portal/settings/data')
    expect(asked).toHaveLength(1)
  } finally {
    for (const channel of channels) unsubscribe(channel, request)
  }
})

const storedIdeas = (id = profile.id) =>
  world.db.select().from(rows).where(eq(rows.profile_id, id)).orderBy(asc(rows.position))

async function storedVersion(): Promise<string> {
  const [stored] = await world.db.select().from(giftProfiles).where(eq(giftProfiles.id, profile.id))
  return String(stored?.ideas_version)
}

test('without JavaScript a table whose columns are unclear is asked for, and taken over as it is answered', async () => {
  const more_suggestions = 'Drum\tred\tEva\nHarp\tsmall\tTom'
  const line = {
    suggestion: ['a kite'],
    suggestion_id: [profile.idea('a kite')],
    remove: profile.idea('a lamp'),
  }
  const post = async (fields: Record<string, string | string[]>) =>
    visitors.owner.post(`${path}?mode=manual`, { version: await storedVersion(), ...line, ...fields })
  const asked = await post({ more_suggestions })
  expect(asked.status).toBe(422)
  const html = unescaped(await asked.text())
  expect(textOf(html)).toContain('Please say what the columns of this table are.')
  expect(html.match(/<select[^>]* name="column"/g)).toHaveLength(3)
  expect(textOf(html)).toContain('This column is:')
  expect(html).toContain(`<input type="hidden" name="table" value="${more_suggestions}"`)
  expect((await post({ table: more_suggestions, column: ['text', 'details', ''] })).status).toBe(302)
  const stored = (await storedIdeas()).map(({ text, details }) => [text, details])
  expect(stored).toEqual([
    ['a kite', ''],
    ['Drum', 'red'],
    ['Harp', 'small'],
  ])
})

test('without JavaScript a chat that was pasted into a line is read as one', async () => {
  const suggestion = [
    '[24.11.26, 18:03] Eva: a drum\n[24.11.26, 18:04] Tom: a harp',
    '[18:05, 24/11/2026] Eva: a cup',
  ]
  const saved = await visitors.owner.post(`${path}?mode=manual`, {
    version: await storedVersion(),
    suggestion: ['a kite', 'a lamp', ...suggestion],
    suggestion_id: [...ids(), '', ''],
  })
  expect(saved.status).toBe(302)
  expect((await storedIdeas()).map(({ text }) => text)).toEqual([
    'a kite',
    'a lamp',
    'a drum',
    'a harp',
    'a cup',
  ])
})

test('an invisible character behind a link or a text refuses nothing', async () => {
  const saved = await saveLines({
    ...kite,
    link: [`\ufeff${KITES}\u200b`, ''],
    details: ['\u2060120 cm\u00ad', '\u200b'],
  })
  expect(saved.status).toBe(302)
  expect((await storedIdeas()).map((row) => [row.product_url, row.details])).toEqual([
    [KITES, '120 cm'],
    [null, ''],
  ])
})
