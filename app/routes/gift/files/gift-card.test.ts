import { expect, test } from 'vitest'
import { giftProfiles } from '#app/server/database/schema.ts'
import { pictureFile } from '#test/data/pictures.ts'
import { ORIGIN } from '#test/browser.ts'
import { makeProfile, profileForm } from '#test/make.ts'
import { visitedSite } from '#test/own-site.ts'
import { unescaped } from '#test/read-page.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47]
const MAX_BYTES = 300_000

const { world, visitors } = await visitedSite()

/** The tags in a page's head as a crawler reads them, by name, and where the last of them ends. */
async function previewOf(address: string) {
  const html = await (await visitors.nobody.get(address)).text()
  const head = html.slice(0, html.indexOf('</head>'))
  const tags = [...head.matchAll(/<meta (?:property|name)="([\w:]+)" content="([^"]*)"\/?>/g)]
  return Object.fromEntries(tags.map(([, name = '', content = '']) => [name, unescaped(content)]))
}

async function cardOf(slug: string, headers: Record<string, string> = {}) {
  const answer = await visitors.nobody.request(`/gift/${slug}/card.png`, { headers })
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test('a chat gets the recipient’s name, the occasion, its date and a card, all at the link’s own origin', async () => {
  const fields = { recipient_name: 'Zoë "Zo" O’Neil & Söhne', occasion_date: '2027-01-05' }
  const { slug } = await makeProfile(visitors.owner, { fields })
  const preview = await previewOf(`/gift/${slug}`)
  const title = 'Gift ideas for Zoë "Zo" O’Neil & Söhne'
  const description = 'Birthday, January 5, 2027. Pick one, so that nobody gives the same thing twice.'
  const card = `http://localhost:3000/gift/${slug}/card.png`
  expect(preview).toMatchObject({
    'og:title': title,
    'og:description': description,
    'og:url': `http://localhost:3000/gift/${slug}`,
    'og:image': card,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
    robots: 'noindex',
  })
})

test.each([
  ['Latin', 'Grandma Rosemary', 'birthday', ''],
  ['Arabic', 'الجدة مريم', 'other', 'عيد الأم'],
  ['Hebrew', 'סבתא שושנה', 'other', 'יום הולדת'],
  ['Devanagari', 'दादी मीनाक्षी', 'other', 'दिवाली'],
  ['emoji', 'Mia 👩🏽‍🚀❤️', 'other', '🎉'],
  ['no word at all', 'W'.repeat(100), 'wedding', ''],
  ['a script without a font', '王小明', 'other', '乔迁之喜'],
])('there is a card of 1200 × 630 and less than 300 kB for %s', async (_, name, type, other) => {
  const fields = { recipient_name: name, occasion_type: type, other_occasion: other }
  const { slug } = await makeProfile(visitors.owner, { fields, ideas: [] })
  const { answer, bytes } = await cardOf(slug)
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png'])
  expect([...bytes.subarray(0, 4)]).toEqual(PNG)
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  expect(bytes.length).toBeLessThan(MAX_BYTES)
})

test('the card follows the profile, and who has the newest is told so in few bytes', async () => {
  const { id, slug } = await makeProfile(visitors.owner)
  const first = await cardOf(slug)
  const etag = first.answer.headers.get('ETag') ?? ''
  expect(first.answer.headers.get('Cache-Control')).toBe('no-cache')
  expect(first.answer.headers.get('X-Robots-Tag')).toBe('noindex')
  const again = await cardOf(slug, { 'If-None-Match': etag })
  expect([again.answer.status, again.bytes.length]).toEqual([304, 0])

  await visitors.owner.post(`/portal/edit/${id}`, profileForm({ version: '1', recipient_name: 'Rosa' }))
  const renamed = await cardOf(slug, { 'If-None-Match': etag })
  expect(renamed.answer.status).toBe(200)
  expect(renamed.bytes.equals(first.bytes)).toBe(false)

  await visitors.owner.post(`/portal/profile/${id}/status`, { status: 'incomplete' })
  expect((await cardOf(slug, { 'If-None-Match': etag })).answer.status).toBe(404)
})

test('the preview and card of an incomplete profile are those of an unknown one', async () => {
  const { slug } = await makeProfile(visitors.owner, { complete: false })
  const unknown = 'grandma-23456789abcd'
  expect(await previewOf(`/gift/${slug}`)).toEqual(await previewOf(`/gift/${unknown}`))
  expect(Object.keys(await previewOf(`/gift/${slug}`)).filter((name) => /^(og|twitter):/.test(name))).toEqual(
    [],
  )
  const [hidden, nowhere] = [await cardOf(slug), await cardOf(unknown)]
  expect(hidden.bytes.toString()).toBe('Profile not found')
  expect([hidden.answer.status, hidden.bytes]).toEqual([nowhere.answer.status, nowhere.bytes])
  const headersOf = (answer: Response) =>
    [...answer.headers].filter(([name]) => name !== 'content-security-policy' && name !== 'x-request-id')
  expect(headersOf(hidden.answer)).toEqual(headersOf(nowhere.answer))
  expect((await visitors.owner.get(`/gift/${slug}/card.png`)).status).toBe(200)
})

test('what is hidden or taken is in no preview', async () => {
  const { slug } = await makeProfile(visitors.owner, { fields: { hobbies: 'hidden-gliding' } })
  const preview = JSON.stringify(await previewOf(`/gift/${slug}`))
  for (const secret of ['hidden-gliding', '55+', 'a kite', 'Small things', 'No chocolate']) {
    expect(preview).not.toContain(secret)
  }
})

/** A picture that the owner puts. */
async function put(seed: number): Promise<string> {
  const form = new FormData()
  form.append('picture', new File([new Uint8Array(await pictureFile(seed))], 'photo.jpg'))
  const answer = await visitors.owner.request('/portal/picture', {
    method: 'POST',
    body: form,
    headers: { Origin: ORIGIN },
  })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { picture: { hash: string } }).picture.hash
}

test('where the owner wants it the first three pictures of the list are on the card, and it follows them', async () => {
  const ideas = ['a kite', 'a lamp', 'a drum', 'a harp', 'a hat']
  const { id, slug, idea } = await makeProfile(visitors.owner, { ideas })
  const plain = await cardOf(slug)
  const hashes = [await put(1), await put(2), await put(3), await put(4)]
  let version = 1
  const show = (pictures: readonly string[]) =>
    visitors.owner.post(`/portal/suggestions/${id}?mode=manual`, {
      version: String(version++),
      known_taken: idea('a lamp'),
      suggestion_id: ideas.map(idea),
      suggestion: ideas,
      suggestion_picture: ideas.map((_, at) => pictures[at] ?? ''),
    })
  await show(['', ...hashes])
  expect((await cardOf(slug)).bytes.equals(plain.bytes)).toBe(true)

  await world.db.update(giftProfiles).set({ pictures_on_card: true })
  // As saving the form would say.
  await show(['', ...hashes])
  const pictured = await cardOf(slug, { 'If-None-Match': plain.answer.headers.get('ETag') ?? '' })
  expect(pictured.answer.status).toBe(200)
  expect(pictured.bytes.equals(plain.bytes)).toBe(false)
  expect(pictured.bytes.length).toBeLessThan(MAX_BYTES)

  // What is taken is not told by it, nor is a picture further down.
  await visitors.nobody.post(`/gift/${slug}`, { idea: idea('a lamp') })
  expect((await cardOf(slug)).bytes.equals(pictured.bytes)).toBe(true)
  await show(['', ...hashes.slice(0, 3)])
  expect((await cardOf(slug)).bytes.equals(pictured.bytes)).toBe(true)

  await show([await put(4)])
  expect((await cardOf(slug)).bytes.equals(pictured.bytes)).toBe(false)
  await show([])
  expect((await cardOf(slug)).bytes.equals(plain.bytes)).toBe(true)
})
