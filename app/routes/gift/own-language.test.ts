import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { giftProfiles, ideas } from '#app/server/database/schema.ts'
import type { Browser } from '#test/browser.ts'
import { guess, makeQuiz } from '#test/data/quiz.ts'
import { editProfile, makeGathering, makeProfile, type MadeProfile, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import { unescaped } from '#test/read-page.ts'

const { world, visit } = await ownSite()

/** A browser in which a language was chosen. */
function reading(language: string): Browser {
  const browser = visit()
  browser.cookies.set('wishfolio.language', language)
  return browser
}

const owner = await signedIn(world, reading('de'))
const FIELDS = {
  recipient_name: 'Oma',
  occasion_type: 'other',
  other_occasion: 'Einzug',
  hobbies: 'Gärtnern',
  gift_preferences: 'Kleines',
  additional_notes: 'Bitte nichts Süßes',
}
let profile: MadeProfile
beforeEach(async () => {
  await world.db.delete(giftProfiles)
  profile = await makeProfile(owner, { fields: FIELDS, ideas: ['ein Drachen', 'a desk lamp'] })
  await world.db.update(ideas).set({ source: 'built-in' }).where(eq(ideas.text, 'a desk lamp'))
})

const page = () => `/gift/${profile.slug}`

/** The languages that parts of a page have of their own, by their text. */
async function marked(browser: Browser, path: string): Promise<Record<string, string>> {
  const html = await (await browser.get(path)).text()
  const [, body = ''] = /<main[^>]*>([^]*)<\/main>/.exec(html) ?? []
  const parts = body.matchAll(/<\w+ [^>]*lang="([\w-]+)"[^>]*>([^<]+)</g)
  return Object.fromEntries([...parts].map(([, lang = '', text = '']) => [unescaped(text), lang]))
}

/** What a page tells a chat, and its title. */
async function told(browser: Browser, path: string, headers: Record<string, string> = {}) {
  const html = await (await browser.request(path, { headers })).text()
  const tags = html.matchAll(/<meta property="og:(title|description|locale|image)" content="([^"]*)"/g)
  const [, title] = /<title>([^<]*)</.exec(html) ?? []
  return {
    title,
    og: Object.fromEntries([...tags].map(([, name = '', said = '']) => [name, unescaped(said)])),
  }
}

test('on a page in another language the owner’s words are in theirs, and our ideas in English', async () => {
  expect(await marked(reading('ar'), page())).toEqual({
    Einzug: 'de',
    Gärtnern: 'de',
    Kleines: 'de',
    'Bitte nichts Süßes': 'de',
    'ein Drachen': 'de',
    'a desk lamp': 'en',
  })
  expect(await marked(reading('de'), page())).toEqual({ 'a desk lamp': 'en' })
  const { 'a desk lamp': ours, ...owners } = await marked(reading('en'), page())
  expect([ours, owners['ein Drachen']]).toEqual([undefined, 'de'])
})

test('an idea is in its language also where it is asked for, and among what one took', async () => {
  const giver = reading('ar')
  const id = profile.idea('ein Drachen')
  expect(await marked(giver, `${page()}/take?idea=${id}`)).toEqual({ 'ein Drachen': 'de' })
  await giver.post(page(), { idea: id })
  expect(await marked(giver, '/your-gifts')).toEqual({ 'ein Drachen': 'de' })
})

test('a chat is told of a profile in its own language, whoever asks; the page is the visitor’s', async () => {
  const german = {
    title: 'Geschenkideen für Oma',
    description: expect.stringMatching(/^Einzug, 12\. Dezember 2026\. /) as string,
    locale: 'de_DE',
    image: `http://localhost:3000${page()}/card.png`,
  }
  const ofCrawler = await told(visit(), page())
  expect(ofCrawler.title).toBe('Gift ideas for Oma · Wishfolio')
  expect(ofCrawler.og).toEqual(german)
  const arabic = await told(visit(), page(), { 'Accept-Language': 'ar' })
  expect(arabic.title).toContain('أفكار')
  expect(arabic.og).toEqual(german)
  expect((await told(reading('de'), page())).og).toEqual(german)
})

test('a page that is wholly in English says nothing of languages', async () => {
  const english = await makeProfile(await signedIn(world, visit(), 'english@example.org'))
  const html = await (await visit().get(`/gift/${english.slug}`)).text()
  expect(html).not.toContain('og:locale')
  expect(html.match(/ lang="/g)).toHaveLength(1)
  expect(html).not.toContain('"language"')
})

test('a card is drawn in the language of what it shows, the same for everybody', async () => {
  const gathering = await makeGathering(owner, [profile], { name: 'Weihnachten' })
  const quiz = await makeQuiz(reading('de'))
  for (const path of [page(), gathering.page, `/quiz/play/${quiz}`]) {
    const card = async (headers: Record<string, string>) => {
      const answer = await visit().request(`${path}/card.png`, { headers })
      return [answer.headers.get('ETag'), Buffer.from(await answer.arrayBuffer()).toString('base64')]
    }
    const first = await card({})
    expect(await card({ 'Accept-Language': 'ar' })).toEqual(first)
    expect(await card({ 'Accept-Language': 'de' })).toEqual(first)
  }
})

test('a card with no name is one for each language, and any cache may keep it', async () => {
  const card = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await visit().request(path, { headers })
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=86400')
    return Buffer.from(await answer.arrayBuffer()).toString('base64')
  }
  for (const path of ['/card.png', '/quiz/card/score-5.png']) {
    const german = await card(`${path}?language=de`)
    expect(await card(`${path}?language=de`, { 'Accept-Language': 'ar' })).toBe(german)
    expect(await card(path, { 'Accept-Language': 'de' })).not.toBe(german)
    expect(await card(path)).toBe(await card(`${path}?language=klingon`))
  }
})

test('a gathering and a quiz are told of in the language that they were made in', async () => {
  const gathering = await makeGathering(owner, [profile], { name: 'Weihnachten', line: 'Um sechs.' })
  const described = expect.stringMatching(/^Geschenkideen für alle/) as string
  for (const language of ['en', 'ar', 'de']) {
    expect((await told(reading(language), gathering.page)).og).toMatchObject({
      title: 'Weihnachten',
      description: described,
      locale: 'de_DE',
    })
  }
  expect(await marked(reading('ar'), gathering.page)).toEqual({
    Weihnachten: 'de',
    'Um sechs.': 'de',
    Einzug: 'de',
  })

  const quiz = await makeQuiz(reading('de'))
  expect((await told(visit(), `/quiz/play/${quiz}`)).og).toMatchObject({ locale: 'de_DE' })
  await guess(visit(), quiz, 'ABCDABCD')
  expect((await told(reading('ar'), `/quiz/results/${quiz}`)).og).toMatchObject({
    title: expect.stringMatching(/^8 von 8/) as string,
    locale: 'de_DE',
    image: 'http://localhost:3000/quiz/card/score-8.png?language=de',
  })
})

test('a profile keeps its language when it is edited or copied by a page in another', async () => {
  owner.cookies.set('wishfolio.language', 'fr')
  await editProfile(owner, profile.id, { ...FIELDS, hobbies: 'Lesen' })
  await owner.post(`/portal/share/${profile.id}/duplicate`, {})
  owner.cookies.set('wishfolio.language', 'de')
  const kept = await world.db.select({ language: giftProfiles.language }).from(giftProfiles)
  expect(kept).toEqual([{ language: 'de' }, { language: 'de' }])
})
