import { beforeEach, expect, test } from 'vitest'
import { done, refused } from '#app/domain/outcome.ts'
import { makeAvailable } from '#app/server/commands/ideas/make-available.ts'
import { saveSuggestions } from '#app/server/commands/ideas/save-suggestions.ts'
import { takeIdea } from '#app/server/commands/visitors/take-idea.ts'
import { giftProfiles, ideas } from '#app/server/database/schema.ts'
import { profileById } from '#app/server/queries/gift-profiles.ts'
import { ideasOfProfile } from '#app/server/queries/ideas.ts'
import type { OwnedProfile } from '#app/server/request/viewer.ts'
import { makeProfile, type MadeProfile, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'

const { world, visit } = await ownSite()
const owner = await signedIn(world, visit())
let made: MadeProfile
beforeEach(async () => {
  await world.db.delete(giftProfiles)
  made = await makeProfile(owner, { ideas: ['a kite', 'a lamp', 'a book'] })
})

const stored = done({ undo: expect.anything() })

/** As `ownedProfile` would have found it. */
const profile = async () => (await profileById(world.db, made.id)) as OwnedProfile

/** Saves lines as pairs of the idea that each was, by its first text, and its text now; '' for a new one. */
async function save(
  lines: readonly (readonly [was: string, text: string])[],
  { version = 1, known = [], letGo = [] }: { version?: number; known?: string[]; letGo?: string[] } = {},
) {
  return saveSuggestions(world, await profile(), {
    version,
    lines: lines.map(([was, text]) => ({ id: was === '' ? null : made.idea(was), text })),
    knownTaken: known.map(made.idea),
    letGo: letGo.map(made.idea),
  })
}

const take = (text: string) =>
  takeIdea(world, null, { slug: made.slug, idea: made.idea(text), device: 'device', client: '192.0.2.1' })

/** The list, each line with the idea that it is by its first text, and a + when it is taken. */
async function listed(): Promise<string[]> {
  const names = new Map(['a kite', 'a lamp', 'a book'].map((text) => [made.idea(text), text]))
  const list = await ideasOfProfile(world.db, made.id)
  return list.map(({ id, text, takenAt }) => `${names.get(id) ?? ''}: ${takenAt ? '+' : ''}${text}`)
}

test('two ideas swap their texts, and three turn round', async () => {
  await take('a kite')
  const swapped = [
    ['a kite', 'a lamp'],
    ['a lamp', 'a kite'],
    ['a book', 'a book'],
  ] as const
  expect(await save(swapped, { known: ['a kite'] })).toMatchObject({ ok: true })
  expect(await listed()).toEqual(['a kite: +a lamp', 'a lamp: a kite', 'a book: a book'])
  const turned = [
    ['a book', 'a lamp'],
    ['a kite', 'a kite'],
    ['a lamp', 'a book'],
  ] as const
  expect(await save(turned, { version: 2, known: ['a kite'] })).toMatchObject({ ok: true })
  expect(await listed()).toEqual(['a book: a lamp', 'a kite: +a kite', 'a lamp: a book'])
})

test.each([
  ['removed', []],
  ['reworded', [['a kite', 'a red kite']]],
] as const)(
  'when an idea is %s that was taken unseen, nothing of the save is stored',
  async (_what, lines) => {
    await take('a kite')
    const rows = await world.db.select().from(ideas)
    const all = [...lines, ['', 'a drum'], ['a book', 'a BOOK']] as const
    expect(await save(all)).toEqual(refused('taken_ideas_removed'))
    expect(await world.db.select().from(ideas)).toEqual(rows)
    expect((await profile()).ideas_version).toBe(1)
    const known = { known: ['a kite'] }
    expect(await save(all, { known: ['a lamp'] })).toEqual(refused('taken_ideas_removed'))
    expect(await save(all, { ...known, letGo: ['a kite', 'a lamp'] })).toEqual(stored)
  },
)

test('a taken idea that its owner knows of is removed only when it was let go by name', async () => {
  await take('a kite')
  const rest = [['a lamp', 'a lamp']] as const
  const known = { known: ['a kite'] }
  expect(await save(rest, known)).toEqual(refused('taken_ideas_removed'))
  expect(await save(rest, { ...known, letGo: ['a book'] })).toEqual(refused('taken_ideas_removed'))
  expect(await save(rest, { ...known, letGo: ['a kite'] })).toEqual(stored)
  expect(await listed()).toEqual(['a lamp: a lamp'])
})

test('who wants to be surprised is not asked about what is reworded, and it stays taken', async () => {
  await world.db.update(giftProfiles).set({ keep_surprise: true })
  await take('a kite')
  const all = [
    ['a kite', 'a red kite'],
    ['a lamp', 'a lamp'],
    ['a book', 'a book'],
  ] as const
  expect(await save(all)).toEqual(done({ undo: null }))
  expect(await listed()).toEqual(['a kite: +a red kite', 'a lamp: a lamp', 'a book: a book'])
})

test('under a surprise every removal is asked about, of a free idea as of a taken one', async () => {
  await world.db.update(giftProfiles).set({ keep_surprise: true })
  await take('a kite')
  const without = (gone: string) =>
    ['a kite', 'a lamp', 'a book'].filter((text) => text !== gone).map((text) => [text, text] as const)
  for (const gone of ['a kite', 'a lamp']) {
    expect(await save(without(gone))).toEqual(refused('removal_unconfirmed'))
    expect(await save(without(gone), { letGo: ['a book'] })).toEqual(refused('removal_unconfirmed'))
  }
  expect(await save(without('a lamp'), { letGo: ['a lamp'] })).toEqual(stored)
  expect(await listed()).toEqual(['a kite: +a kite', 'a book: a book'])
})

test('lines over another version are refused, and nothing is stored', async () => {
  const rows = await world.db.select().from(ideas)
  expect(await save([['a kite', 'a harp']], { version: 2 })).toEqual(refused('changed_meanwhile'))
  expect(await world.db.select().from(ideas)).toEqual(rows)
})

test('a take is no new version, making available again is none either', async () => {
  await take('a kite')
  await makeAvailable(world, await profile(), { idea: made.idea('a kite') })
  expect(await save([['a kite', 'a kite']])).toMatchObject({ ok: true })
  expect((await profile()).ideas_version).toBe(2)
})

test('of simultaneous saves over one version one is stored, whole', async () => {
  const harps = ['one harp', 'two harps', 'three harps']
  const outcomes = await Promise.all(
    harps.map((text) =>
      save([
        ['a kite', text],
        ['', `${text} more`],
      ]),
    ),
  )
  const winners = harps.filter((_, at) => outcomes[at]?.ok)
  expect(winners).toHaveLength(1)
  expect(await listed()).toEqual([`a kite: ${winners[0]}`, `: ${winners[0]} more`])
  expect(outcomes.filter(({ ok }) => !ok)).toEqual(Array(2).fill(refused('changed_meanwhile')))
})

test('a take during an edit is of the idea as it was or as it is, and never lost', async () => {
  for (let round = 1; round <= 6; round++) {
    made = await makeProfile(owner, { ideas: ['a kite', 'a lamp', 'a book'] })
    const edit = () =>
      save([
        ['a lamp', 'a lamp'],
        ['a kite', 'a red kite'],
      ])
    const both = round % 2 === 0 ? [take('a kite'), edit()] : [edit(), take('a kite')]
    const outcomes = await Promise.all(both)
    const [taken, edited] = round % 2 === 0 ? outcomes : outcomes.toReversed()
    expect(taken).toEqual(done(null))
    // Who saved first did not lose the take, and who came second was asked.
    expect([edited, await listed()]).toEqual(
      edited?.ok
        ? [stored, ['a lamp: a lamp', 'a kite: +a red kite']]
        : [refused('taken_ideas_removed'), ['a kite: +a kite', 'a lamp: a lamp', 'a book: a book']],
    )
  }
})

test('a take of what a save removes is refused, or refuses the save', async () => {
  for (let round = 1; round <= 6; round++) {
    made = await makeProfile(owner, { ideas: ['a kite', 'a lamp', 'a book'] })
    const both = [take('a kite'), save([['a lamp', 'a lamp']])]
    const [taken, saved] = await Promise.all(both)
    expect([taken?.ok, saved?.ok].filter(Boolean)).toHaveLength(1)
    expect(taken).toEqual(saved?.ok ? refused('idea_not_found') : done(null))
    expect(await listed()).toEqual(
      saved?.ok ? ['a lamp: a lamp'] : ['a kite: +a kite', 'a lamp: a lamp', 'a book: a book'],
    )
  }
})
