import { expect, test } from 'vitest'
import { hasBurst, takesByDevice } from '#app/domain/takes.ts'

const at = (minutes: readonly number[]) =>
  minutes.map((minute) => ({ takenAt: new Date(Date.UTC(2026, 10, 1, 12, minute)) }))

test.each([
  ['none', [], false],
  ['nine at once', [0, 0, 0, 0, 0, 0, 0, 0, 0], false],
  ['ten at once', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], true],
  ['ten within ten minutes, unsorted', [10, 9, 8, 7, 6, 5, 4, 3, 2, 0], true],
  ['ten within eleven minutes', [11, 9, 8, 7, 6, 5, 4, 3, 2, 0], false],
  ['ten late in a long time', [0, 30, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59], true],
])('%s: a burst is %j → %s', (_, minutes, burst) => {
  expect(hasBurst([...at(minutes), { takenAt: null }])).toBe(burst)
})

test('takes are grouped by device, most first, without free ideas and those of unknown devices', () => {
  const ideas = ['a', 'b', 'b', null, 'c', 'b', 'a', null].map((takenBy, id) => ({ id, takenBy }))
  const found = takesByDevice(ideas, 2)
  expect(found.map(({ device, ideas: taken }) => [device, taken.map(({ id }) => id)])).toEqual([
    ['b', [1, 2, 5]],
    ['a', [0, 6]],
  ])
})
