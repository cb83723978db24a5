import { expect, test } from 'vitest'

import { spellingOf } from '#app/ideas/reading/hobbies/spelling.ts'

/** The text as typed, a phrase read from it, whether the catalogue knows it, as it is spelled. */
test.each([
  ['taylor swift', 'taylor swift', true, 'Taylor Swift'],
  ['TAYLOR SWIFT', 'taylor swift', true, 'Taylor Swift'],
  ['lego', 'lego', true, 'Lego'],
  ['gps art', 'gps art', false, 'GPS art'],
  ['Wild Swimming', 'wild swimming', true, 'wild swimming'],
  ['Sabrina Orange, netball', 'sabrina orange', true, 'Sabrina Orange'],
  ['Falconry', 'falconry', false, 'falconry'],
  ['Falconry, Yodelling', 'yodelling', false, 'yodelling'],
  ['falconry, Radiohead', 'radiohead', false, 'Radiohead'],
  ['Studio Orange films', 'studio orange films', false, 'Studio Orange films'],
  ['loves the McNally books', 'mcnally books', false, 'McNally books'],
  ['KTAAV training', 'ktaav training', true, 'KTAAV training'],
  ['FALCONRY', 'falconry', false, 'falconry'],
  ['japanese tea', 'japanese tea', false, 'Japanese tea'],
])('typed "%s", "%s" (known: %s) is spelled "%s"', (typed, phrase, known, spelled) => {
  expect(spellingOf(typed)(phrase, known)).toBe(spelled)
})
