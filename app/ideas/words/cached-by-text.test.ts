import { expect, test } from 'vitest'

import { cachedByText } from '#app/ideas/words/cached-by-text.ts'

const asked: string[] = []
const lengthOf = cachedByText((text) => asked.push(text) && text.length)

test('a short text is asked for once, a long one each time, and no more than 20,000 are kept', () => {
  const short = 'a kite'
  const long = 'k'.repeat(81)
  expect([short, short, long, long].map(lengthOf)).toEqual([6, 6, 81, 81])
  expect(asked).toEqual([short, long, long])
  for (let text = 0; text < 20_000; text++) lengthOf(`${text}`)
  expect(lengthOf(short)).toBe(6)
  expect(asked.filter((text) => text === short)).toHaveLength(2)
})
