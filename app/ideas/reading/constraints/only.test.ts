import { describe, expect, test } from 'vitest'

import { chosenIdeas } from '#app/ideas/built-in.ts'
import { CATEGORY_NAMES } from '#app/ideas/words/category-names.ts'
import { AGE_GROUPS } from '#app/domain/profiles/gift-profile.ts'
import { saidInLanguages } from '#app/ideas/reading/said-in-languages.ts'
import { readOnly } from '#app/ideas/reading/constraints/only.ts'
import { readWish } from '#app/ideas/reading/read-wish.ts'
import { ANYBODY, BUDGETS } from '#test/data/idea-faults.ts'
import { usualMilliseconds } from '#test/usual-milliseconds.ts'

/** Notes, what alone is welcome. */
const SAID: readonly (readonly [string, readonly string[] | null])[] = [
  ['no stuff please, experiences only', ['experience']],
  ['only experiences, no more things', ['experience']],
  ['nothing but tickets', ['experience']],
  ['she only wants experiences', ['experience']],
  ['only books', ['book']],
  ['books and board games only', ['book', 'board game']],
  ['vouchers only please', ['voucher']],
  ['only practical things', ['practical']],
  ['nur Erlebnisse', ['experience']],
  ['seulement des livres', ['book']],
  ['tylko książki', ['book']],
  ['not only books', null],
  ["doesn't like only books", null],
  ['only drinks decaf', null],
  ['only dinosaurs', null],
  ['only child, likes games', null],
  ['no experiences', null],
  ['', null],
]

/** To use up or to do, and no thing to keep. */
test.each([
  'heeft een hekel aan spullen, liever iets wat opgaat of iets om te doen',
  'hasst Zeug, lieber was zum Aufessen oder Unternehmen',
  'déteste accumuler, plutôt quelque chose qui se mange ou une sortie',
  'odia acumular trastos, mejor algo que se gaste o un plan',
  'detesta gli oggetti, meglio qualcosa da mangiare o da fare',
  'detesta tralha, de preferência algo que se gaste ou uma experiência',
  'nie znosi gratów, raczej coś do zjedzenia albo przeżycie',
  'hates stuff, rather something that gets used up or something to do',
  "consumables or things to do only, she's drowning in stuff",
])('"%s" welcomes food and experiences, and things of neither kind never', (notes) => {
  const { only, bans } = readWish({ ...ANYBODY, notes })
  expect([...(only?.attributes ?? [])]).toEqual(expect.arrayContaining(['food', 'experience']))
  expect(bans.kinds).not.toContain('thing')
})

test.each([
  ['no mugs, experiences only', ['experience']],
  ['no candles or mugs, just books', ['book']],
  ['without toys, vouchers only', ['voucher']],
])('what is refused before it is not welcome: "%s"', (notes, names) => {
  const { only } = readWish({ ...ANYBODY, notes })
  expect(only && [...only.attributes, ...only.categories]).toEqual(names)
})

test.each(SAID)('"%s" welcomes alone: %j', (notes, names) => {
  const { only } = readWish({ ...ANYBODY, notes })
  expect(only && [...only.attributes, ...only.categories]).toEqual(names)
})

describe.each(AGE_GROUPS)('%s', (ageGroup) => {
  test.each(BUDGETS)(
    'with a budget of %s, "no stuff please, experiences only" brings fifteen experiences',
    (budget) => {
      const preferences = budget === null ? '' : `no more than ${budget}`
      for (const hobbies of ['', 'cooking, football']) {
        const recipient = {
          ...ANYBODY,
          ageGroup,
          hobbies,
          preferences,
          notes: 'no stuff please, experiences only',
        }
        const chosen = chosenIdeas(recipient, { count: 15, exclude: [], seed: 3 })
        expect(chosen.length).toBe(15)
        expect(
          chosen.filter(({ idea }) => !idea.attributes.has('experience')).map(({ text }) => text),
        ).toEqual([])
      }
    },
  )
})

test('what is for somebody’s hobby comes before any other book for "only books"', () => {
  const recipient = { ...ANYBODY, hobbies: 'knitting, chess', notes: 'only books' }
  const chosen = chosenIdeas(recipient, { count: 15, exclude: [], seed: 1 })
  expect(chosen.filter(({ idea }) => idea.category !== 'book' && !idea.attributes.has('book'))).toEqual([])
  expect(
    chosen
      .slice(0, 4)
      .map(({ interest }) => interest?.phrase)
      .filter(Boolean),
  ).toHaveLength(4)
})

test('lists of whatever kind of thing, of which nothing is said, are read as fast as any other text', async () => {
  const names = Object.values(CATEGORY_NAMES).flatMap((some) => some.split(', '))
  const lists = names.flatMap((name) => [`${name}, `.repeat(22), `${name}s, `.repeat(22)])
  const readAll = () => lists.forEach((list) => readOnly(list, [], saidInLanguages(new Set())))
  expect(await usualMilliseconds(3, readAll)).toBeLessThan(100)
})
