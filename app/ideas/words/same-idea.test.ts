import { expect, test } from 'vitest'

import { sameIdeaKey } from '#app/ideas/words/same-idea.ts'

test.each([
  ['Tow Floats', 'tow float', true],
  ['float for tow', 'a tow float', true],
  ['tow float', 'swim float', false],
])('"%s" and "%s" are one idea: %s', (one, other, same) => {
  expect(sameIdeaKey(one) === sameIdeaKey(other)).toBe(same)
})
