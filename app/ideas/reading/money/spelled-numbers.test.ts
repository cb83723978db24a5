import { expect, test } from 'vitest'

import { numberOf } from '#app/ideas/reading/money/spelled-numbers.ts'

test.each([
  ['7', 7],
  ['seven', 7],
  ['nineteen', 19],
  ['twenty', 20],
  ['twenty-five', 25],
  ['a hundred', 100],
  ['two hundred', 200],
  ['a hundred and fifty', 150],
  ['seventh', 7],
  ['fiftieth', 50],
  ['dozen', Number.NaN],
])('%s is %d', (words, value) => {
  expect(numberOf(words)).toBe(value)
})
