import { expect, test } from 'vitest'
import { concurrencyLimit } from '#app/server/limits/concurrency-limit.ts'

test('so many places are held for a key, and so many for all of them, until they are left', () => {
  const enter = concurrencyLimit({ each: 2, all: 3 })
  const [first, second] = [enter('a'), enter('a')]
  expect(enter('a')).toBe('each')
  expect([typeof enter('b'), enter('c')]).toEqual(['function', 'all'])
  if (typeof first !== 'function' || typeof second !== 'function') throw new Error('no place')
  first()
  first()
  expect([typeof enter('c'), enter('d')]).toEqual(['function', 'all'])
  second()
  expect(typeof enter('a')).toBe('function')
})
