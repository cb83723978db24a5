import { expect, test } from 'vitest'

import { ideaFilter } from '#app/ideas/choice/filter.ts'
import { readWish } from '#app/ideas/reading/read-wish.ts'

const refusalOf = ideaFilter(
  readWish({
    ageGroup: '25-34 years',
    occasion: 'christmas',
    otherOccasion: null,
    hobbies: '',
    preferences: 'allergic to nuts, max 20, already has a kite',
    notes: '',
  }),
)

test.each([
  ['tow float', null],
  ['ab', 'too short'],
  ['abc', null],
  ['x'.repeat(80), null],
  ['x'.repeat(81), 'too long'],
  ['see www.a.example', 'not a plain phrase'],
  ['float from shop.com', 'not a plain phrase'],
  ['<b>float</b>', 'not a plain phrase'],
  ['a\nb', 'not a plain phrase'],
  ['**float**', 'not a plain phrase'],
  ['pecan pie', 'banned: nuts'],
  ['food hamper', 'mixed food'],
  ['stunt kite', 'already owned'],
  ['kite with a long tail', 'already owned'],
  ['kite repair tape', null],
])('%s → %s', (text, verdict) => {
  expect(refusalOf(text)).toBe(verdict)
})

const FACTS = {
  ages: { from: 18, to: 30 },
  price: { minimum: 10, typical: 20 },
  category: 'toy' as const,
  attributes: new Set<never>(),
  headNoun: 'float',
}

test.each([
  [{}, null],
  [{ ages: { from: 25, to: 25 } }, null],
  [{ ages: { from: 26, to: 40 } }, 'wrong age'],
  [{ ages: { from: 0, to: 24 } }, 'wrong age'],
  [{ price: { minimum: 21, typical: 21 } }, 'too expensive'],
  [{ price: { minimum: 10, typical: 21 } }, 'too expensive'],
  [{ attributes: new Set(['nuts'] as const) }, 'banned: nuts'],
])('a catalogue row with %j → %s', (changes, verdict) => {
  expect(refusalOf('tow float', { ...FACTS, ...changes })).toBe(verdict)
})
