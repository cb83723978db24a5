import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { generationRuns, giftProfiles, giftSuggestions, ideas } from '#app/server/database/schema.ts'
import { type IdeaGenerator, type IdeasWanted, GenerationFailed } from '#app/server/generator/port.ts'
import { ideaIds, makeProfile, type MadeProfile } from '#test/make.ts'
import { follow, noticesOf, textOf, toastIn, valueOf } from '#test/read-page.ts'
import { openSite, threeVisitors } from '#test/own-site.ts'
import { ownWorld } from '#test/world.ts'

const UNKNOWN = '6f1c1e5e-0000-4000-8000-000000000001'

let profile: MadeProfile
let asked: IdeasWanted[]
/** What happens while the generator thinks. */
let meanwhile: () => Promise<unknown>
const generator: IdeaGenerator = {
  async *ideasFor(_, wanted) {
    asked.push(wanted)
    await meanwhile()
    for (let made = 1; made <= wanted.count; made++) {
      yield { text: `fresh ${asked.length}.${made}`, source: 'built-in', reason: 'because of: gardening' }
    }
  },
}
const world = await ownWorld({ IDEAS_PER_DAY: '3' })
const visitors = await threeVisitors(world, await openSite({ ...world, generator }))
beforeEach(async () => {
  asked = []
  meanwhile = async () => {}
  await world.db.delete(generationRuns)
  await world.db.delete(giftProfiles)
  profile = await makeProfile(visitors.owner, { ideas: ['a kite', 'a lamp', 'a book'] })
  await writtenBy('built-in', 'built-in', 'built-in')
})

async function writtenBy(...sources: ('built-in' | 'owner')[]) {
  for (const [position, source] of sources.entries())
    await world.db.update(ideas).set({ source }).where(eq(ideas.position, position))
}

const renew = (fields: Record<string, string> = {}, browser = visitors.owner) =>
  browser.post(`/portal/suggestions/${profile.id}/renew`, fields)
const renewOne = async (text: string) => renew({ idea: await idNow(text) })
const take = async (text: string) =>
  visitors.nobody.post(`/gift/${profile.slug}`, { idea: await idNow(text) })

/** The id of an idea as the list stands now. */
async function idNow(text: string): Promise<string> {
  return (await ideaIds(visitors.owner, profile.slug)).get(text) ?? ''
}

async function list(): Promise<string[]> {
  const [row] = await world.db
    .select()
    .from(giftSuggestions)
    .where(eq(giftSuggestions.profile_id, profile.id))
  return (row?.status ?? []).map(({ suggestion, taken }) => suggestion + (taken ? ' (taken)' : ''))
}

async function toastsAfter(answer: Response): Promise<string[]> {
  return noticesOf((await follow(visitors.owner, answer)).html)
}

test('another idea stands in the place of one, different from all that are there', async () => {
  expect(await toastsAfter(await renewOne('a lamp'))).toEqual(['Gift suggestions generated successfully'])
  expect(await list()).toEqual(['a kite', 'fresh 1.1', 'a book'])
  expect(asked).toMatchObject([{ count: 1, exclude: ['a kite', 'a lamp', 'a book'] }])
})

/** The forms of the owner's page: what they do, with which idea, and what their button says. */
async function formsOn(): Promise<string[][]> {
  const path = `/portal/suggestions/${profile.id}`
  const html = await (await visitors.owner.get(path)).text()
  return [...html.matchAll(/<form[^>]* action="([^"]*\/renew)"[^>]*>([^]*?)<\/form>/g)].map(
    ([, action = '', form = '']) => [
      action.replace(`${path}/`, ''),
      valueOf(form, 'idea') ?? '',
      textOf(form).split('\n').at(-1) ?? '',
    ],
  )
}

test('without JavaScript each free idea that was made has a form for another', async () => {
  await writtenBy('built-in', 'built-in', 'owner')
  await take('a kite')
  expect(await formsOn()).toEqual([
    ['renew', '', 'Replace our ideas that nobody took'],
    ['renew', profile.idea('a lamp'), 'Another idea instead'],
  ])
})

test('what the owner wrote is not offered to be renewed', async () => {
  await writtenBy('owner', 'owner', 'owner')
  expect(await formsOn()).toEqual([])
})

test('the free ones give way, what is taken stays', async () => {
  await take('a lamp')
  await renew()
  expect(await list()).toEqual(['fresh 1.1', 'a lamp (taken)', 'fresh 1.2'])
})

test('a whole new list leaves out what the last change took away, and tells no model of it', async () => {
  await writtenBy('built-in', 'built-in', 'owner')
  const lines = {
    suggestion: ['a kite', 'a lamp'],
    suggestion_id: [await idNow('a kite'), await idNow('a lamp')],
  }
  await visitors.owner.post(`/portal/suggestions/${profile.id}`, { version: '1', ...lines })
  await renew()
  expect(asked).toMatchObject([{ exclude: ['a kite', 'a lamp', 'a book'], unsaid: ['a book'] }])
})

test('what is renewed is another idea, what stays is the same', async () => {
  await renewOne('a lamp')
  expect(await idNow('a kite')).toBe(profile.idea('a kite'))
  expect(await idNow('a book')).toBe(profile.idea('a book'))
  expect(await idNow('fresh 1.1')).not.toBe(profile.idea('a lamp'))
  const late = await visitors.nobody.post(`/gift/${profile.slug}`, { idea: profile.idea('a lamp') })
  expect(noticesOf((await follow(visitors.nobody, late)).html)).toEqual([
    'This gift is no longer on the list',
  ])
})

test('an idea taken while others are thought of is not renewed away', async () => {
  meanwhile = () => take('a kite')
  await renew()
  expect(await list()).toEqual(['a kite (taken)', 'fresh 1.1', 'fresh 1.2'])
  meanwhile = () => take('fresh 1.1')
  expect(await toastsAfter(await renewOne('fresh 1.1'))).toEqual(['Someone has just taken this gift'])
  expect(await list()).toEqual(['a kite (taken)', 'fresh 1.1 (taken)', 'fresh 1.2'])
})

test('what the owner wrote stays, unless it is named', async () => {
  await writtenBy('owner', 'built-in', 'owner')
  await renew()
  expect(asked).toMatchObject([{ exclude: ['a kite', 'a lamp', 'a book'], unsaid: ['a kite', 'a book'] }])
  expect(await list()).toEqual(['a kite', 'fresh 1.1', 'a book'])
  await renewOne('a kite')
  expect(await list()).toEqual(['fresh 2.1', 'fresh 1.1', 'a book'])
})

test('what the owner gave a link, details or a price stays, also when that was saved meanwhile', async () => {
  await world.db.update(ideas).set({ details: 'red' }).where(eq(ideas.text, 'a kite'))
  meanwhile = async () =>
    void (await world.db
      .update(ideas)
      .set({ product_url: 'https://lamps.example/' })
      .where(eq(ideas.text, 'a lamp')))
  await renew()
  expect(await list()).toEqual(['a kite', 'a lamp', 'fresh 1.1'])
  meanwhile = async () => {}
  await renewOne('a lamp')
  expect(await list()).toEqual(['a kite', 'fresh 2.1', 'fresh 1.1'])
})

test('a list that became a surprise meanwhile stays as it is, as what stays would be known as taken', async () => {
  meanwhile = async () => {
    await world.db.update(giftProfiles).set({ keep_surprise: true })
    await take('a kite')
  }
  expect(toastIn(await renew())).toBe('would_spoil_surprise')
  expect(await list()).toEqual(['a kite (taken)', 'a lamp', 'a book'])
})

test('what is taken, or not on the list, is not renewed and costs nothing', async () => {
  await take('a kite')
  expect(await toastsAfter(await renewOne('a kite'))).toEqual(['Someone has just taken this gift'])
  const others = await makeProfile(visitors.owner, { ideas: ['a harp'] })
  for (const idea of ['a lamp', UNKNOWN, others.idea('a harp')])
    expect(await toastsAfter(await renew({ idea }))).toEqual(['This gift is no longer on the list'])
  expect(asked).toEqual([])
  expect(await world.db.$count(generationRuns)).toBe(0)
})

test('each renewal is one generation of the day', async () => {
  for (let round = 1; round <= 3; round++) await renew()
  const [message] = await toastsAfter(await renew())
  expect(message).toContain('today’s allowance is used up')
  expect(await list()).toEqual(['fresh 3.1', 'fresh 3.2', 'fresh 3.3'])
})

test('a generator that fails leaves the list as it was, and its sentence', async () => {
  meanwhile = async () => {
    throw new GenerationFailed('timeout')
  }
  expect(await toastsAfter(await renew())).toEqual([
    'Failed to generate suggestions: the AI service took too long',
  ])
  expect(await list()).toEqual(['a kite', 'a lamp', 'a book'])
})

test('who wants to be surprised cannot, because it would show what is taken', async () => {
  await world.db.update(giftProfiles).set({ keep_surprise: true })
  expect(await toastsAfter(await renew())).toEqual([
    'You are keeping this a surprise for yourself, and that would give it away',
  ])
  expect(asked).toEqual([])
})
