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

test('the /64 of one /48 hold half of all places together, and whoever is elsewhere the rest', () => {
  const enter = concurrencyLimit({ each: 2, all: 8 })
  const places = Array.from({ length: 5 }, (_, at) => enter(`20010db80001000${at}/64`))
  expect(places.map((place) => typeof place)).toEqual([...Array<string>(4).fill('function'), 'string'])
  expect([typeof enter('20010db800020000/64'), typeof enter('192.0.2.1')]).toEqual(['function', 'function'])
  const [first] = places
  if (typeof first === 'function') first()
  expect(typeof enter('20010db800010009/64')).toBe('function')
})
