import { beforeEach, expect, test } from 'vitest'
import { generationRuns, giftProfiles, ideas } from '#app/server/database/schema.ts'
import type { IdeaGenerator, IdeasWanted } from '#app/server/generator/port.ts'
import { toastIn, textOf } from '#test/read-page.ts'
import { ideaIds, makeProfile, type MadeProfile, signedIn } from '#test/make.ts'
import { openSite } from '#test/own-site.ts'
import { ownWorld } from '#test/world.ts'

let profile: MadeProfile
let asked: IdeasWanted[]
const generator: IdeaGenerator = {
  async *ideasFor(_, wanted) {
    asked.push(wanted)
    for (let made = 1; made <= wanted.count; made++)
      yield { text: `fresh ${asked.length}.${made}`, source: 'built-in', reason: '' }
  },
}
const world = await ownWorld({ IDEAS_PER_DAY: '50' })
const visit = await openSite({ ...world, generator })
const owner = await signedIn(world, visit())
beforeEach(async () => {
  asked = []
  await world.db.delete(generationRuns)
  await world.db.delete(giftProfiles)
  profile = await makeProfile(owner, { ideas: ['a kite', 'a lamp', 'a book'] })
  await world.db.update(ideas).set({ source: 'built-in' })
})

const path = () => `/portal/suggestions/${profile.id}`
const renew = (fields: Record<string, string> = {}) => owner.post(`${path()}/renew`, fields)
const renewOne = async (text: string) => renew({ idea: (await ideaIds(owner, profile.slug)).get(text) ?? '' })
const ownersPage = async () => textOf(await (await owner.get(path())).text())
const storedRejected = async () => (await world.db.select().from(giftProfiles))[0]?.rejected_ideas

/** Saves lines as the editor posts them: each a text, or which idea's text it was and what it is now. */
async function save(lines: (string | [was: string, text: string])[]) {
  const ids = await ideaIds(owner, profile.slug)
  const [row] = await world.db.select().from(giftProfiles)
  const pairs = lines.map((line) => (typeof line === 'string' ? [line, line] : line))
  return owner.post(path(), {
    version: String(row?.ideas_version),
    suggestion_id: pairs.map(([was = '']) => ids.get(was) ?? ''),
    suggestion: pairs.map(([, text = '']) => text),
  })
}

test('asking for another idea instead of one teaches the next ideas, and its owner reads so', async () => {
  await renewOne('a lamp')
  expect(asked.map(({ rejected }) => rejected)).toEqual([[]])
  await renewOne('a kite')
  expect(asked[1]?.rejected).toEqual(['a lamp'])
  const page = await ownersPage()
  expect(page).toContain('You turned down 2 ideas')
  expect(page).toContain('a lamp, a kite')
  expect(await (await visit().get(`/gift/${profile.slug}`)).text()).not.toContain('turned down')
})

test('removing a line teaches them as well, but not one that the owner wrote or reworded', async () => {
  await save(['a kite', 'a flute', ['a book', 'a tin book']])
  expect(await storedRejected()).toEqual(['a lamp'])
  await save(['a kite'])
  expect(await storedRejected()).toEqual(['a lamp'])
  await renew()
  expect(asked[0]?.rejected).toEqual(['a lamp'])
})

test('ideas that all give way are not turned down each', async () => {
  await renew()
  expect(await storedRejected()).toEqual([])
})

test('what was turned down and stands on the list again counts no longer', async () => {
  await save(['a kite', 'a lamp'])
  await save(['a kite', 'a lamp', 'a book'])
  expect(await storedRejected()).toEqual(['a book'])
  expect(await ownersPage()).not.toContain('You turned down')
  await renewOne('a kite')
  expect(asked[0]?.rejected).toEqual([])
})

test('with one button they may come again', async () => {
  await renewOne('a lamp')
  expect(toastIn(await owner.post(`${path()}/rejected`))).toBe('rejected_forgotten')
  expect(await storedRejected()).toEqual([])
  expect(await ownersPage()).not.toContain('You turned down')
})
