import { expect, test } from 'vitest'

import { builtInIdeas } from '#app/ideas/built-in.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'
import { ANYBODY } from '#test/data/idea-faults.ts'

test('no idea holds a word of a hidden text, unless it names a topic', () => {
  const recipient = { ...ANYBODY, hobbies: 'goalball coaching, worm charming, knitting' }
  const textsOf = (hidden: ('hobbies' | 'notes')[]) =>
    builtInIdeas({ ...recipient, hidden }, { count: 60, exclude: [], seed: 1 }).flatMap(({ text }) =>
      lemmas(text),
    )
  const revealing = (word: string) => ['goalball', 'worm', 'charming'].includes(word)
  expect(textsOf([]).some(revealing)).toBe(true)
  expect(textsOf(['hobbies']).filter(revealing)).toEqual([])
  expect(textsOf(['hobbies'])).toContain('knitting')
})

test('a word that a visible text says as well is hidden from nobody', () => {
  const recipient = {
    ...ANYBODY,
    hobbies: 'goalball coaching',
    notes: 'plays goalball',
    hidden: ['notes' as const],
  }
  const texts = builtInIdeas(recipient, { count: 40, exclude: [], seed: 1 }).map(({ text }) => text)
  expect(texts.join()).toMatch(/goalball/i)
})
