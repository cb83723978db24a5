import { expect, test } from 'vitest'
import { countInMemory, concurrencyLimit, paced, turns } from '#app/server/limits/in-memory.ts'

const time = { now: 0 }
const clock = { now: () => new Date(time.now) }

test('a client passes so often in a window, and others as often beside it', () => {
  const count = countInMemory({ max: 2, seconds: 60 }, clock)
  expect([count('a'), count('a'), count('a'), count('b')]).toEqual([undefined, undefined, 60, undefined])
  time.now += 59_500
  expect(count('a')).toBe(1)
  time.now += 500
  expect(count('a')).toBeUndefined()
})

test('clients are bounded by number: the one seen longest ago is forgotten', () => {
  const count = countInMemory({ max: 1, seconds: 60 }, clock, 2)
  for (const client of ['a', 'b', 'c']) count(client)
  expect([count('c'), count('b'), count('a')]).toEqual([60, 60, undefined])
})

test('so many requests of a client do not wait, and those after them are begun one by one', () => {
  const pace = paced({ freely: 2, perSecond: 10 }, clock)
  const waits = (client: string, times: number) => Array.from({ length: times }, () => pace(client))
  expect(waits('a', 4)).toEqual([0, 0, 100, 200])
  expect(waits('b', 1)).toEqual([0])
  time.now += 100
  expect(waits('a', 1)).toEqual([200])
  time.now += 60_000
  expect(waits('a', 13)).toEqual([0, 0, ...Array.from({ length: 10 }, (_, at) => 100 * (at + 1)), undefined])
  time.now += 100
  expect(waits('a', 2)).toEqual([1000, undefined])
  time.now -= 60_000
  expect(waits('a', 3)).toEqual([0, 0, 100])
})

test('the /64 of one /48 count together too, for three of them', () => {
  const count = countInMemory({ max: 2, seconds: 600 }, { now: () => new Date(0) })
  const waits = Array.from({ length: 7 }, (_, at) => count(`20010db80001000${at}/64`))
  expect(waits).toEqual([...Array.from({ length: 6 }, () => undefined), 600])
  expect(count('20010db800020001/64')).toBeUndefined()
  expect(count('20010db800010001/64', 'forms')).toBeUndefined()
})

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

test('a few of a key have their turn at once, some wait in line for it, and the rest get none', async () => {
  const turn = turns({ each: 2, waiting: 1 })
  const said: string[] = []
  const [first, second] = [await turn('a'), await turn('a')]
  const third = turn('a').then((leave) => (said.push('third'), leave))
  expect(await turn('a')).toBeUndefined()
  expect(typeof (await turn('b'))).toBe('function')
  first?.()
  expect(said).toEqual([])
  ;(await third)?.()
  second?.()
  expect([typeof (await turn('a')), typeof (await turn('a'))]).toEqual(['function', 'function'])
})
