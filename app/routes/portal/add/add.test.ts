import { UNSAFE_decodeViaTurboStream as decoded } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { addPath } from '#app/domain/addresses/add-page.ts'
import { done, refused } from '#app/domain/outcome.ts'
import { giftProfiles, ideas, pictures } from '#app/server/database/schema.ts'
import type { LookUp } from '#app/server/look-up/port.ts'
import { mailedLink, makeProfile, openLink, PASSWORD, profileForm, signedIn } from '#test/make.ts'
import { openSite } from '#test/own-site.ts'
import { errorAt, follow, isChecked, noticesOf, textOf, toastIn, valueOf } from '#test/read-page.ts'
import { ownWorld } from '#test/world.ts'

const KITE = 'https://kites.example/p/1?colour=red&size=2'
const HASH = 'c0ffee'.padEnd(64, '0')
const form = { bytes: Buffer.from('picture'), width: 96, height: 48 }

let asked: string[]
let answer: Awaited<ReturnType<LookUp>>
const lookUp: LookUp = async (address) => {
  asked.push(address)
  return answer
}
const world = await ownWorld()
const visit = await openSite({ ...world, lookUp })
const withoutLookUps = await openSite({ ...world, lookUp: null })
const owner = await signedIn(world, visit())

beforeEach(async () => {
  asked = []
  const picture = done({ hash: HASH, small: form, large: { ...form, width: 480, height: 240 } })
  answer = done({ name: 'A red kite', price: { amount: 39.9, currency: 'EUR' }, picture })
  await world.db.delete(giftProfiles)
  await world.db.delete(pictures)
})

const page = (fields: Record<string, string> = { url: KITE, title: 'Kites!' }) =>
  `/portal/add?${new URLSearchParams(fields).toString()}`
const ideasThere = async () => world.db.select().from(ideas).orderBy(ideas.position)
const fieldsOf = (html: string) =>
  ['suggestion_link', 'profile', 'suggestion', 'suggestion_price', 'suggestion_price_seen'].map((name) =>
    valueOf(html, name),
  )

const asking = (profile: string, suggestion_price: string) => ({
  look_up: 'on',
  suggestion_link: KITE,
  profile,
  suggestion: 'Kites!',
  suggestion_price,
})

test('opening the page writes nothing and asks no shop; it shows what came, and the lists, the last used first', async () => {
  const first = await makeProfile(owner, { fields: { recipient_name: 'Ada' } })
  const second = await makeProfile(owner, { fields: { recipient_name: 'Bo' } })
  expect(fieldsOf(await (await owner.get(page())).text())).toEqual([KITE, second.id, 'Kites!', '', ''])
  await owner.post(`/portal/suggestions/${first.id}`, {
    version: '1',
    suggestion: ['a kite', 'a lamp', 'a hat'],
  })
  const html = await (await owner.get(page({ text: `Look:\n${KITE}` }))).text()
  expect(fieldsOf(html)).toEqual([KITE, first.id, 'Look', '', ''])
  expect(textOf(html)).toMatch(/Ada: Birthday, Dec 12, 2026\nBo: Birthday, Dec 12, 2026/)
  expect(asked).toEqual([])
})

test('what visitors take says nothing by the order of lists', async () => {
  const first = await makeProfile(owner)
  const second = await makeProfile(owner)
  await visit().post(`/gift/${first.slug}`, { idea: first.idea('a kite') })
  expect(valueOf(await (await owner.get(page())).text(), 'profile')).toBe(second.id)
})

test('the shop is asked by the button, and fills what is empty, and the name that came with the address', async () => {
  const { id } = await makeProfile(owner)
  const posted = asking(id, '')
  const html = await (await owner.post(page(), posted)).text()
  expect(fieldsOf(html)).toEqual([KITE, id, 'A red kite', '€39.90', '2026-11-21 €39.90'])
  expect(isChecked(html, 'suggestion_picture')).toBe(true)
  expect(html).toContain(`src="/picture/${HASH}/96"`)
  expect(textOf(html)).toContain('Seen in the shop on Nov 21, 2026')
  expect(asked).toEqual([KITE])
  expect((await ideasThere()).length).toBe(2)

  const own = { ...posted, suggestion: 'my kite', suggestion_price: '€5' }
  const kept = await (await owner.post(page(), own)).text()
  expect(fieldsOf(kept)).toEqual([KITE, id, 'my kite', '€5', ''])
})

test('what a shop told goes with its address: another one changes it, or it is not stored', async () => {
  const { id } = await makeProfile(owner)
  const told = {
    suggestion_link: `${KITE}&other`,
    profile: id,
    suggestion: 'A red kite',
    suggestion_price: '€39.90',
    suggestion_price_seen: '2026-11-21 €39.90',
    suggestion_picture: HASH,
    asked: KITE,
    found_name: 'A red kite',
    found_price: '€39.90',
  }
  answer = done({ name: 'A lamp', price: null, picture: null })
  const html = await (await owner.post(page(), { ...told, look_up: 'on' })).text()
  expect(fieldsOf(html)).toEqual([`${KITE}&other`, id, 'A lamp', '', ''])
  expect(html).not.toContain(`/picture/${HASH}`)

  await owner.post(page(), told)
  const stored = (await ideasThere()).at(-1)
  expect(stored).toMatchObject({ text: 'A red kite', price: '€39.90', price_seen_on: null, picture: null })
})

test('what the shop did not tell is said, and nothing is lost', async () => {
  const { id } = await makeProfile(owner)
  const posted = asking(id, '€5')
  answer = refused('shop_turned_away')
  const turnedAway = await owner.post(page(), posted)
  expect(turnedAway.status).toBe(422)
  const html = await turnedAway.text()
  expect(noticesOf(html)).toEqual(['This shop does not answer machines. Please type it yourself.'])
  expect(fieldsOf(html)).toEqual([KITE, id, 'Kites!', '€5', ''])
  answer = done({ name: 'A red kite', price: null, picture: refused('picture_too_small') })
  expect(textOf(await (await owner.post(page(), posted)).text())).toContain('The picture is too small.')
  answer = done({ name: 'A red kite', price: null, picture: refused('picture_not_given') })
  const withoutPicture = textOf(await (await owner.post(page(), posted)).text())
  expect(withoutPicture).toContain('Filled in as the shop tells.')
  expect(withoutPicture).toContain('The shop did not give its picture.')
  expect(withoutPicture).not.toContain('The shop’s page has no picture.')
  const wrong = await (await owner.post(page(), { ...posted, suggestion_link: 'ftp://kites.example' })).text()
  expect(errorAt(wrong, 'suggestion_link')).toBe('A link must begin with http:// or https://')
})

test('where shops are not asked there is no button', async () => {
  await makeProfile(owner)
  const html = await (await withoutLookUps().withCookiesOf(owner).get(page())).text()
  expect(textOf(html)).not.toContain('Fetch name, picture and price')
  expect(textOf(await (await owner.get(page())).text())).toContain('Fetch name, picture and price')
})

test.each([
  ['none', true],
  ['same-origin', true],
  ['same-site', false],
  ['cross-site', false],
  ['', false],
])('opened as the browser says "%s", its script asks the shop at once: %s', async (site, asksAtOnce) => {
  const headers = { ...(site && { 'Sec-Fetch-Site': site }) }
  const answered = await owner.request(page().replace('?', '.data?'), { headers })
  const { value } = await decoded(new Blob([await answered.text()]).stream(), globalThis)
  const loaded = (value as Record<string, { data?: object }>)['routes/portal/add/add.route']
  expect(loaded?.data).toMatchObject({ mayLookUp: true, looksUpAtOnce: asksAtOnce })
})

test('adding makes one line at the end of the list, and leads there; what is taken stays so', async () => {
  const { id, slug, idea } = await makeProfile(owner)
  await visit().post(`/gift/${slug}`, { idea: idea('a kite') })
  const before = await ideasThere()
  await owner.post(page(), { look_up: 'on', suggestion_link: KITE })
  const added = await owner.post(page(), {
    suggestion_link: KITE,
    profile: id,
    suggestion: 'A red kite',
    suggestion_price: '€39.90',
    suggestion_price_seen: '2026-11-21 €39.90',
    suggestion_picture: HASH,
    asked: KITE,
  })
  expect([added.status, added.headers.get('Location'), toastIn(added)]).toEqual([
    302,
    `/portal/suggestions/${id}`,
    'idea_added',
  ])
  const [kite, lamp, red] = await ideasThere()
  expect([kite, lamp].map((one) => [one?.id, one?.text, one?.taken_at])).toEqual(
    before.map((one) => [one.id, one.text, one.taken_at]),
  )
  expect(kite?.taken_at).not.toBeNull()
  expect(red).toMatchObject({
    text: 'A red kite',
    product_url: KITE,
    price: '€39.90',
    price_seen_on: '2026-11-21',
    picture: HASH,
    source: 'owner',
  })
  expect(textOf(await (await visit().get(`/gift/${slug}`)).text())).toContain('A red kite')
})

test('an address alone is enough, and a second time it is no second idea', async () => {
  const { id } = await makeProfile(owner, { ideas: ['a kite'] })
  const fields = { suggestion_link: 'https://lamps.example/green-reading-lamp', profile: id, suggestion: '' }
  for (const time of [1, 2])
    expect([time, toastIn(await owner.post(page(), fields))]).toEqual([time, 'idea_added'])
  expect((await ideasThere()).map(({ text }) => text)).toEqual(['a kite', 'Green reading lamp'])
})

test.each([
  ['no address', { suggestion_link: ' ' }, 'suggestion_link', 'Please paste the address of the product'],
  ['another scheme', { suggestion_link: 'ftp://x.example' }, 'suggestion_link', /must begin with/],
  ['a long name', { suggestion: 'x'.repeat(201) }, 'suggestion', /at most 200/],
  ['a long price', { suggestion_price: '€'.repeat(21) }, 'suggestion_price', /at most 20/],
])('%s is refused at its field, and what was typed is kept', async (_what, wrong, field, sentence) => {
  const { id } = await makeProfile(owner)
  const typed = { suggestion_link: KITE, profile: id, suggestion: 'kite', suggestion_price: '€5', ...wrong }
  const refusal = await owner.post(page(), typed)
  expect(refusal.status).toBe(422)
  const html = await refusal.text()
  expect(errorAt(html, field)).toMatch(sentence)
  expect(fieldsOf(html).slice(0, 4)).toEqual([
    typed.suggestion_link,
    id,
    typed.suggestion,
    typed.suggestion_price,
  ])
  expect((await ideasThere()).length).toBe(2)
})

test('a list with a hundred ideas is full, and a picture that is gone is said', async () => {
  const { id } = await makeProfile(owner, { ideas: Array.from({ length: 100 }, (_, at) => `idea ${at}`) })
  const full = await owner.post(page(), { suggestion_link: KITE, profile: id, suggestion: 'kite' })
  expect([full.status, noticesOf(await full.text())[0]]).toEqual([422, expect.stringContaining('100')])
  const { id: other } = await makeProfile(owner)
  const gone = {
    suggestion_link: KITE,
    asked: KITE,
    profile: other,
    suggestion: 'kite',
    suggestion_picture: HASH,
  }
  const answered = await owner.post(page(), gone)
  expect([answered.status, noticesOf(await answered.text())]).toEqual([
    422,
    ['This picture is no longer there. Please add it again.'],
  ])
})

test('nobody adds to another’s list', async () => {
  const { id } = await makeProfile(owner)
  const other = await signedIn(world, visit(), 'other@example.org')
  expect((await other.post(page(), { suggestion_link: KITE, profile: id, suggestion: 'kite' })).status).toBe(
    403,
  )
  expect((await ideasThere()).length).toBe(2)
})

test('without an address the page says so and has a field for it', async () => {
  await makeProfile(owner)
  const html = await (await owner.get(page({ text: 'a red kite' }))).text()
  expect(textOf(html)).toContain('What was shared has no web address in it.')
  expect(fieldsOf(html).slice(0, 3)).toEqual(['', expect.anything(), 'a red kite'])
})

test('who has no list makes one first, and comes back with the address', async () => {
  const html = await (await owner.get(page())).text()
  expect(textOf(html)).toContain('You have no list yet.')
  const create = /href="(\/create-gift-profile\?next=[^"]+)"/.exec(html)?.[1] ?? ''
  const created = await owner.post(create, profileForm())
  expect(toastIn(created)).toBe('profile_created')
  const back = await follow(owner, created)
  expect(fieldsOf(back.html).slice(0, 3)).toEqual([KITE, expect.anything(), 'Kites!'])
  const elsewhere = await owner.post('/create-gift-profile?next=https://evil.example', profileForm())
  expect(elsewhere.headers.get('Location')).toMatch(/^\/portal\/profile\?created=/)
})

const LONG = `https://kites.example/${Array.from({ length: 2026 }, (_, at) => (at * at * 7919 + at).toString(36).at(-1)).join('')}`

test.each([
  ['short', KITE, 'Kites!'],
  ['long', LONG, '風箏'.repeat(100)],
])('signed out, what was shared (%s) is kept over signing in', async (_length, url, title) => {
  await makeProfile(owner)
  const browser = visit()
  const led = await browser.get(page({ title, text: `${'Look! '.repeat(300)}${url}` }))
  expect([led.status, led.headers.get('Location')]).toEqual([302, '/signin'])
  for (const cookie of led.headers.getSetCookie()) expect(cookie.length).toBeLessThan(4096)
  const signed = await browser.post('/signin', { email: 'owner@example.org', password: PASSWORD })
  expect(signed.headers.get('Location')).toBe(addPath({ address: url, name: title }))
  const { html } = await follow(browser, signed)
  expect(fieldsOf(html).slice(0, 3)).toEqual([url, expect.anything(), title])
})

test('it is kept over signing up, too, also where the mail is opened elsewhere', async () => {
  const browser = visit()
  await browser.get(page())
  await browser.post('/signup', { email: 'new@example.org', password: PASSWORD })
  const link = await mailedLink(world, 'new@example.org')
  const opened = await openLink(browser, link)
  expect(opened.headers.get('Location')).toBe(page())

  const another = visit()
  await another.get(page())
  await another.post('/signup', { email: 'newer@example.org', password: PASSWORD })
  const phone = visit()
  await openLink(phone, await mailedLink(world, 'newer@example.org'))
  const signed = await phone.post('/signin', { email: 'newer@example.org', password: PASSWORD })
  expect(signed.headers.get('Location')).toBe(page())
})

test('who was signed out meanwhile comes back to the page, not to what they posted', async () => {
  const { id } = await makeProfile(owner)
  const browser = visit()
  const headers = { Origin: 'http://localhost:3000', Referer: `http://localhost:3000${page()}` }
  const body = new URLSearchParams({ suggestion_link: KITE, profile: id })
  const led = await browser.request(page(), { method: 'POST', body, headers })
  expect([led.headers.get('Location'), toastIn(led)]).toEqual(['/signin', 'session_over'])
  const signed = await browser.post('/signin', { email: 'owner@example.org', password: PASSWORD })
  expect(signed.headers.get('Location')).toBe(page())
  expect((await ideasThere()).length).toBe(2)
})
