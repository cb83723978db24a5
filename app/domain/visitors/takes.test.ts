import { expect, test } from 'vitest'
import { noticeableTakes } from '#app/domain/visitors/takes.ts'

const FREE = { takenAt: null, takenBy: null }
const FAST = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

/** Ideas taken in these minutes of an hour, each a millisecond after the one before it. */
const takenAt = (minutes: readonly number[]) =>
  minutes.map((minute, ms) => ({ ...FREE, takenAt: new Date(Date.UTC(2026, 10, 1, 12, minute, 0, ms)) }))

const takenBy = (devices: readonly (string | null)[]) =>
  devices.map((device, id) => ({ id, takenAt: new Date(0), takenBy: device }))

const fill = (length: number) => Array.from({ length }, (_, id) => ({ ...FREE, id }))

test.each([
  ['none', [], false],
  ['nine at once', FAST.slice(1), false],
  ['ten at once', FAST, true],
  ['ten within ten minutes, unsorted', [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], true],
  ['ten within eleven minutes', [11, 9, 8, 7, 6, 5, 4, 3, 2, 0], false],
  ['ten late in a long time', [0, 30, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59], true],
])('%s: a burst is %j → %s', (_, minutes, burst) => {
  expect(noticeableTakes([...takenAt(minutes), FREE], false).burst).toBe(burst)
})

test('takes are grouped by device, most first, without free ideas and those of unknown devices', () => {
  const ideas = takenBy(['a', 'b', 'b', null, 'c', 'b', 'a', 'b', 'a', 'b', 'a', 'c', 'c', null])
  const { devices } = noticeableTakes(ideas, false)
  expect(devices.map(({ device, ideas: taken }) => [device, taken.map(({ id }) => id)])).toEqual([
    ['b', [1, 2, 5, 7, 9]],
    ['a', [0, 6, 8, 10]],
  ])
})

test.each([
  ['three of a device', ['a', 'a', 'a'], 20, 0],
  ['four of a device', ['a', 'a', 'a', 'a'], 9, 1],
  ['four of a device on a list hardly longer', ['a', 'a', 'a', 'a'], 8, 0],
  ['two devices on a list hardly longer', ['a', 'a', 'a', 'a', 'b', 'b', 'b', 'b'], 12, 1],
  ['two devices', ['a', 'a', 'a', 'a', 'b', 'b', 'b', 'b'], 13, 2],
  ['a device that took the whole list', ['a', 'a', 'a', 'a'], 4, 0],
])('an owner who wants to be surprised: %s', (_, taken, length, named) => {
  const ideas = [...takenBy(taken), ...fill(length - taken.length)]
  expect(noticeableTakes(ideas, true).devices).toHaveLength(named)
})

test.each([
  [15, true],
  [14, false],
])('a burst on a surprise list of %i ideas is pointed out: %s', (length, burst) => {
  const ideas = [...takenAt(FAST), ...fill(length - FAST.length)]
  expect(noticeableTakes(ideas, true).burst).toBe(burst)
})
