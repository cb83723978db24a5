import { expect, test } from 'vitest'

import { withoutName } from '#app/domain/ideas/generation.ts'

const isPastime = (item: string) => /^(?:art|robin)$/i.test(item)

/** Text | name | what a generator hears. */
test.each([
  ['Anna loves chess', 'Anna', 'they loves chess'],
  ['for Grandma Anna Miller', 'Grandma Anna Miller', 'for they'],
  ['Miller likes anna apples', 'Anna Miller', 'they likes anna apples'],
  ['Annabel, chess', 'Anna', 'Annabel, chess'],
  ['Art, hiking', 'Art', 'Art, hiking'],
  ['hiking and Art', 'Art', 'hiking and Art'],
  ['chess\nRobin', 'Robin Hill', 'chess\nRobin'],
  ['Art loves hiking', 'Art', 'they loves hiking'],
  ['gifts for Art, he likes art', 'Art', 'gifts for they, he likes art'],
  ['Lily, gardening', 'Lily', 'they, gardening'],
])('"%s" of %s: "%s"', (text, name, heard) => {
  expect(withoutName(text, name, isPastime)).toBe(heard)
})
