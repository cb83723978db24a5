import { expect, test } from 'vitest'

import { headPositions } from '#app/ideas/words/head-nouns.ts'

test.each([
  ['tow float', ['float']],
  ['changing robe with hood', ['robe']],
  ['hat and glove', ['glove', 'hat']],
  ['salt and pepper mill', ['mill', 'salt']],
  ['knife set', ['set', 'knife']],
  ['pair of glove', ['pair', 'glove']],
  ['box of bead and thread', ['box', 'thread', 'bead']],
  ['made to measure shirt', ['made']],
  ['kit', ['kit']],
  ['telescope bag', ['bag']],
])('%s', (text, heads) => {
  const words = text.split(' ')
  expect(headPositions(words).map((at) => words[at])).toEqual(heads)
})
