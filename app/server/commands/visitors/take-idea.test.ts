import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { done, refused } from '#app/domain/outcome.ts'
import { giftProfiles, ideas } from '#app/server/database/schema.ts'
import { takeIdea } from '#app/server/commands/visitors/take-idea.ts'
import { toastIn } from '#test/read-page.ts'
import { makeProfile, signedIn } from '#test/make.ts'
import { emptySite } from '#test/own-site.ts'

const { world, visit } = await emptySite()

/** Each idea with the device that took it. */
async function devices(): Promise<Record<string, string | null>> {
  const rows = await world.db.select().from(ideas)
  return Object.fromEntries(rows.map(({ text, taken_by }) => [text, taken_by]))
}

/** Takes ideas of a profile as a stranger. */
const takeAt = (slug: string) => (idea: string, device: string | null) =>
  takeIdea(world, null, { slug, idea, device, client: '192.0.2.1' })

test('of 50 simultaneous visitors exactly one takes an idea', async () => {
  const { slug, idea } = await makeProfile(await signedIn(world, visit()))
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => visit().post(`/gift/${slug}`, { idea: idea('a kite') })),
  )
  const toasts = answers.map(toastIn)
  expect(toasts.filter((toast) => toast === 'idea_taken')).toHaveLength(1)
  expect(toasts.filter((toast) => toast === 'idea_taken_already')).toHaveLength(49)
})

test('a take changes its own idea alone, and neither the list’s version nor its profile', async () => {
  const owner = await signedIn(world, visit())
  const { slug, idea } = await makeProfile(owner)
  const other = await makeProfile(owner)
  const profiles = await world.db.select().from(giftProfiles)
  const rows = await world.db.select().from(ideas)
  expect(await takeAt(slug)(idea('a kite'), 'device')).toEqual(done(null))
  expect(await world.db.select().from(giftProfiles)).toEqual(profiles)
  const after = await world.db.select().from(ideas)
  const changed = after.filter((row) => !rows.some((one) => isDeepStrictEqual(one, row)))
  expect(changed.map(({ id }) => id)).toEqual([idea('a kite')])
  expect(changed[0]?.id).not.toBe(other.idea('a kite'))
  expect(changed).toMatchObject([
    { text: 'a kite', taken_at: world.time.now, taken_by: 'device', position: 0 },
  ])
})

test.each([
  ['another list', (_own: string, others: string) => others],
  ['nothing', () => '6f1c1e5e-0000-4000-8000-000000000001'],
  ['no form of one', (own: string) => own.replaceAll('-', '')],
  ['a text', () => 'a kite'],
  ['more after it', (own: string) => `${own}\0`],
  ['space around it', (own: string) => ` ${own}`],
  ['SQL', (own: string) => `${own}' or true --`],
  ['an empty one', () => ''],
])('an id of %s is answered as that of an idea that is gone', async (_what, forged) => {
  const owner = await signedIn(world, visit())
  const { slug, idea } = await makeProfile(owner)
  const other = await makeProfile(owner)
  const outcome = await takeAt(slug)(forged(idea('a kite'), other.idea('a kite')), 'device')
  expect(outcome).toEqual(refused('idea_not_found'))
  expect(new Set(Object.values(await devices()))).toEqual(new Set([null]))
})

test('without a device an idea is taken as well', async () => {
  const { slug, idea } = await makeProfile(await signedIn(world, visit()))
  expect(await takeAt(slug)(idea('a kite'), null)).toEqual(done(null))
  expect(await takeAt(slug)(idea('a kite'), 'device')).toEqual(refused('idea_taken_already'))
  expect(await devices()).toEqual({ 'a kite': null, 'a lamp': null })
})
