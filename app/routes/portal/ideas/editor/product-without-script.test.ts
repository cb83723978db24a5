import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { giftProfiles, ideas } from '#app/server/database/schema.ts'
import { ORIGIN } from '#test/browser.ts'
import { pictureFile } from '#test/data/pictures.ts'
import { html, jsonLd, offer, product } from '#test/data/product-pages/page-parts.ts'
import { makeProfile, type MadeProfile } from '#test/make.ts'
import { openSite, threeVisitors, visitedSite } from '#test/own-site.ts'
import { textOf, unescaped } from '#test/read-page.ts'
import { shopsHere } from '#test/shops.ts'

const KITES = 'https://kites.example/large-red-kite'
const DAY = '2026-11-21'

const shops = await shopsHere()
const { world, visitors } = await visitedSite({}, undefined, shops.network)
const photo = new Uint8Array(await pictureFile(1))
const found = new Uint8Array(await pictureFile(2))
let profile: MadeProfile
let screen = ''

beforeEach(async () => {
  profile = await makeProfile(visitors.owner, { ideas: ['a kite', 'a lamp'] })
  screen = `/portal/suggestions/${profile.id}?mode=manual`
  shops.answer(({ url }, response) => {
    const page = product({ name: 'Red Kite', image: '/kite.jpg', offers: offer('39.90') })
    response.end(url === '/kite.jpg' ? found : html('en', jsonLd(page)))
  })
})

type Fields = Record<string, string | File>

/** Posts the form as a browser without JavaScript does, each line's fields in their order. */
async function post(lines: Fields[], others: Fields = {}): Promise<{ status: number; page: string }> {
  const [row] = await world.db.select().from(giftProfiles).where(eq(giftProfiles.id, profile.id))
  const form = new FormData()
  form.append('version', String(row?.ideas_version))
  for (const line of lines) {
    const fields = { id: '', link: '', details: '', price: '', price_seen: '', picture: '', ...line }
    const { text = '', ...named }: Fields = fields
    form.append('suggestion', text)
    for (const [name, value] of Object.entries(named)) form.append(`suggestion_${name}`, value)
  }
  for (const [name, value] of Object.entries(others)) form.append(name, value)
  const answer = await visitors.owner.request(screen, {
    method: 'POST',
    body: form,
    headers: { Origin: ORIGIN },
  })
  return { status: answer.status, page: unescaped(await answer.text()) }
}

const kite = () => ({ id: profile.idea('a kite'), text: 'a kite' })
const lamp = () => ({ id: profile.idea('a lamp'), text: 'a lamp' })
const stored = () =>
  world.db.select().from(ideas).where(eq(ideas.profile_id, profile.id)).orderBy(asc(ideas.position))
/** The values of a field, line by line. */
const valuesOf = (page: string, name: string) =>
  [...page.matchAll(/<input[^>]*>/g)]
    .map(([input]) => input)
    .filter((input) => input.includes(` name="suggestion_${name}"`))
    .map((input) => / value="([^"]*)"/.exec(input)?.[1] ?? '')
const textsOf = (page: string) =>
  [...page.matchAll(/<textarea[^>]* name="suggestion"[^>]*>([^<]*)</g)].map(([, text]) => text)

test('asking a shop answers the form with what it told where nothing was written, and stores nothing', async () => {
  const drum = { text: 'a drum', link: KITES, details: 'small', price: '€5' }
  const { status, page } = await post([kite(), { link: KITES }, drum], { look_up: '1' })
  expect(status).toBe(200)
  expect(textsOf(page)).toEqual(['a kite', 'Red Kite', 'a drum'])
  expect(valuesOf(page, 'price')).toEqual(['', '€39.90', '€5'])
  expect(valuesOf(page, 'price_seen')).toEqual(['', `${DAY} €39.90`, ''])
  expect(valuesOf(page, 'picture').map(Boolean)).toEqual([false, true, false])
  expect(valuesOf(page, 'details')).toEqual(['', '', 'small'])
  expect(textOf(page)).toContain('Filled in what the shop says.')
  expect((await stored()).map(({ text }) => text)).toEqual(['a kite', 'a lamp'])

  const [picture = ''] = valuesOf(page, 'picture').filter(Boolean)
  const line = { text: 'Red Kite', link: KITES, price: '€39.90', price_seen: `${DAY} €39.90`, picture }
  expect((await post([kite(), lamp(), line])).status).toBe(302)
  expect((await stored())[2]).toMatchObject({ text: 'Red Kite', price_seen_on: DAY, picture })
})

test('an address in the words of a line is asked for, too', async () => {
  const { page } = await post([{ ...lamp(), text: `a lamp ${KITES}` }], { look_up: '0' })
  expect(textsOf(page)).toEqual(['a lamp'])
  expect(valuesOf(page, 'link')).toEqual([KITES])
  expect(valuesOf(page, 'price')).toEqual(['€39.90'])
})

test('what the owner wrote stays, and asking again renews the price that the shop told', async () => {
  const line = { ...kite(), link: KITES, price: '€45', price_seen: '2026-10-01 €45' }
  const renewed = await post([line], { look_up: '0' })
  expect(textsOf(renewed.page)).toEqual(['a kite'])
  expect(valuesOf(renewed.page, 'price')).toEqual(['€39.90'])
  const own = await post([{ ...line, price: '€44' }], { look_up: '0' })
  expect(valuesOf(own.page, 'price')).toEqual(['€44'])
})

test('a picture that the shop did not give is said beside what came', async () => {
  shops.answer(({ url }, response) => {
    if (url === '/1') response.end(html('en', jsonLd(product({ name: 'Red Kite', image: '/1.jpg' }))))
    else response.writeHead(403).end()
  })
  const { status, page } = await post([{ link: 'https://owls.example/1' }], { look_up: '0' })
  expect([status, textsOf(page)]).toEqual([200, ['Red Kite']])
  expect(textOf(page)).toContain('Filled in what the shop says. The shop did not give its picture.')
})

test('a shop that answers no machines is said at the line, and nothing typed is lost', async () => {
  shops.answer((_, response) => void response.writeHead(403).end())
  const line = { text: 'a fox', link: 'https://foxes.example/x', details: 'red', price: '€3' }
  const { status, page } = await post([kite(), line], { look_up: '1' })
  expect(status).toBe(422)
  expect(textOf(page)).toContain('This shop does not answer machines. Please type it yourself.')
  expect(textsOf(page)).toEqual(['a kite', 'a fox'])
  expect(valuesOf(page, 'details')).toEqual(['', 'red'])
  expect(valuesOf(page, 'price')).toEqual(['', '€3'])
})

test('files that come with the form are stored with it, and a picture goes when that is ticked', async () => {
  const file = new File([photo], 'photo.jpg', { type: 'image/jpeg' })
  const nothing = new File([], '')
  expect((await post([kite(), lamp()], { picture_0: nothing, picture_1: file })).status).toBe(302)
  const [first, second] = await stored()
  expect([first?.picture, second?.picture]).toEqual([null, expect.stringMatching(/^[0-9a-f]{64}$/)])
  const shown = unescaped(await (await visitors.owner.get(screen)).text())
  expect(shown).toContain(`src="/picture/${second?.picture}/96"`)

  const lines = [kite(), { ...lamp(), picture: second?.picture ?? '' }]
  expect((await post(lines, { remove_picture: '1' })).status).toBe(302)
  expect((await stored()).map(({ picture }) => picture)).toEqual([null, null])
})

test('a file that is no picture is refused at its line; the others are in the form, and nothing is saved', async () => {
  const [file, text] = [new File([photo], 'photo.jpg'), new File(['no picture'], 'notes.txt')]
  const lines = [{ text: '- a harp\n- a lute' }, kite(), lamp()]
  const { status, page } = await post(lines, { picture_1: file, picture_2: text })
  expect(status).toBe(422)
  expect(textsOf(page)).toEqual(['a harp', 'a lute', 'a kite', 'a lamp'])
  expect(valuesOf(page, 'picture').map(Boolean)).toEqual([false, false, true, false])
  const said = 'This is no picture that we can read. Please use a JPEG, PNG or WebP file.'
  expect(textOf(page.slice(page.indexOf('a lamp</textarea>')))).toContain(said)
  expect((await stored()).map(({ picture }) => picture)).toEqual([null, null])
})

test('Enter saves, whatever button stands first in a line', async () => {
  const page = await (await visitors.owner.get(screen)).text()
  const [form = ''] = /<form[^>]* enctype="multipart\/form-data"[^]*?<\/form>/i.exec(page) ?? []
  const buttons = [...form.matchAll(/<button[^>]*type="submit"[^>]*>/g)].map(([button]) => button)
  expect(buttons[0]).not.toContain('name=')
  expect(buttons.filter((button) => button.includes(' name="look_up"'))).toHaveLength(2)
})

test('where no shop is asked there is no button for it, and no setting', async () => {
  const visit = await openSite({ ...world, lookUp: null })
  const { owner } = await threeVisitors(world, visit)
  const { id } = await makeProfile(owner, { ideas: ['a kite'] })
  const page = await (await owner.get(`/portal/suggestions/${id}?mode=manual`)).text()
  expect(page).toContain('Add a picture')
  expect(page).not.toContain('Fetch name')
  expect(await (await owner.get('/portal/settings')).text()).not.toContain('Addresses of shops')
})

test('an owner chooses in the settings whether pasting asks a shop, which it does at first', async () => {
  const settings = async () => textOf(await (await visitors.other.get('/portal/settings')).text())
  expect(await settings()).toContain('Addresses of shops')
  const chosen = async () =>
    /name="at_once"[^>]*>/.exec(await (await visitors.other.get('/portal/settings')).text())?.[0]
  expect(await chosen()).toContain('checked')
  await visitors.other.post('/portal/settings/look-ups', {})
  expect(await chosen()).not.toContain('checked')
  await visitors.other.post('/portal/settings/look-ups', { at_once: 'on' })
  expect(await chosen()).toContain('checked')
})
