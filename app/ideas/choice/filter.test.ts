import { expect, test } from 'vitest'

import { constraintsOf } from '#app/ideas/reading/constraints.ts'
import { ideaFilter, sameIdeaKey } from '#app/ideas/choice/filter.ts'

const judge = ideaFilter(
  constraintsOf({
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
  expect(judge(text)).toBe(verdict)
})

const known = {
  ages: { from: 18, to: 30 },
  price: { minimum: 20, typical: 40 },
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
  [{ attributes: new Set(['nuts'] as const) }, 'banned: nuts'],
])('a catalogue row with %j → %s', (changes, verdict) => {
  expect(judge('tow float', { ...known, ...changes })).toBe(verdict)
})

test.each([
  ['Tow Floats', 'tow float', true],
  ['float for tow', 'a tow float', true],
  ['tow float', 'swim float', false],
])('"%s" and "%s" are one idea: %s', (one, other, same) => {
  expect(sameIdeaKey(one) === sameIdeaKey(other)).toBe(same)
})
