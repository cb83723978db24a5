import { expect, test } from 'vitest'
import { occasionName, whoseOccasion } from '#app/copy/occasions.ts'
import { OCCASION_TYPES } from '#app/domain/profiles/gift-profile.ts'
import { wordsIn } from '#app/server/request/words.ts'

const english = wordsIn('en')

test('every occasion is shown capitalised', () => {
  const shown = OCCASION_TYPES.map((occasion_type) =>
    occasionName(english, { occasion_type, other_occasion: null }),
  )
  expect(shown).toEqual(['Birthday', 'Christmas', 'Anniversary', 'Wedding', 'Graduation', 'Other'])
})

test('another occasion is shown as its owner wrote it', () => {
  expect(occasionName(english, { occasion_type: 'other', other_occasion: 'moving house' })).toBe(
    'moving house',
  )
})

test.each([
  ['birthday', null, 'Emma’s birthday'],
  ['wedding', null, 'Emma’s wedding'],
  ['christmas', null, 'Christmas for Emma'],
  ['other', 'School start', 'School start for Emma'],
] as const)('of %s (%s) a sentence says %s', (occasion_type, other_occasion, words) => {
  expect(english._(whoseOccasion('Emma', { occasion_type, other_occasion }))).toBe(words)
})
