import { expect, test } from 'vitest'
import { whoseOccasion } from '#app/copy/occasions.ts'
import { wordsIn } from '#app/server/request/words.ts'

test.each([
  ['birthday', null, 'Emma’s birthday'],
  ['wedding', null, 'Emma’s wedding'],
  ['christmas', null, 'Christmas for Emma'],
  ['other', 'School start', 'School start for Emma'],
] as const)('of %s (%s) a sentence says %s', (occasion_type, other_occasion, words) => {
  expect(wordsIn('en')._(whoseOccasion('Emma', { occasion_type, other_occasion }))).toBe(words)
})
