import { expect, test } from 'vitest'
import {
  askedRange,
  begunDays,
  dividedRange,
  groupingOf,
  periodBefore,
  quickRanges,
  spanOf,
} from '#app/domain/operator/date-range.ts'
import { done, refused } from '#app/domain/outcome.ts'

const NOON = new Date('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T12:00:00.000Z', '2026-11-01', '2026-11-30'],
  ['2026-11-30T23:59:59.999Z', '2026-11-01', '2026-11-30'],
  ['2027-01-01T00:00:00.000Z', '2027-01-01', '2027-01-31'],
  ['2026-02-10T00:00:00.000Z', '2026-02-01', '2026-02-28'],
  ['2028-02-10T00:00:00.000Z', '2028-02-01', '2028-02-29'],
])('without dates, at %s, this month is meant: %s to %s', (now, from, to) => {
  expect(askedRange({ from: null, to: null }, new Date(now))).toEqual(done({ from, to }))
})

test.each([
  ['2026-11-01', '2026-11-30'],
  ['2026-11-21', '2026-11-21'],
  ['2024-02-29', '2024-03-01'],
  ['1970-01-01', '2199-12-31'],
])('%s to %s is a range', (from, to) => {
  expect(askedRange({ from, to }, NOON)).toEqual(done({ from, to }))
})

test.each([
  ['', '', 'both_dates_required'],
  ['2026-11-01', '', 'both_dates_required'],
  ['', '2026-11-01', 'both_dates_required'],
  ['2026-11-01', null, 'both_dates_required'],
  [null, '2026-11-01', 'both_dates_required'],
  ['  ', '2026-11-01', 'both_dates_required'],
  ['nonsense', '', 'both_dates_required'],
  ['2026-02-29', '2026-03-01', 'date_range_invalid'],
  ['2026-11-01', '2026-11-31', 'date_range_invalid'],
  ['2026-00-10', '2026-12-01', 'date_range_invalid'],
  ['2026-11-1', '2026-11-30', 'date_range_invalid'],
  ['2026-11-01T00:00:00Z', '2026-11-30', 'date_range_invalid'],
  ['1969-12-31', '2026-11-30', 'date_range_invalid'],
  ['2026-11-01', '2200-01-01', 'date_range_invalid'],
  ['2026-11-30', '+02026-12-01', 'date_range_invalid'],
  ['2026-11-22', '2026-11-21', 'start_after_end'],
] as const)('%s to %s is refused: %s', (from, to, code) => {
  expect(askedRange({ from, to }, NOON)).toEqual(refused(code))
})

test.each([
  ['2026-11-21', '2026-11-21', '2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z'],
  ['2026-12-01', '2026-12-31', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ['2028-02-28', '2028-02-29', '2028-02-28T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
])('%s to %s lasts from %s until %s', (from, to, start, end) => {
  expect(spanOf({ from, to })).toEqual({ start: new Date(start), end: new Date(end) })
})

test.each([
  [
    '2026-11-21',
    ['2026-11-15', '2026-10-23', '2026-11-01', '2026-10-01', '2026-01-01'],
    ['2026-11-21', '2026-11-21', '2026-11-30', '2026-10-31', '2026-12-31'],
  ],
  [
    '2027-01-03',
    ['2026-12-28', '2026-12-05', '2027-01-01', '2026-12-01', '2027-01-01'],
    ['2027-01-03', '2027-01-03', '2027-01-31', '2026-12-31', '2027-12-31'],
  ],
  [
    '2028-03-31',
    ['2028-03-25', '2028-03-02', '2028-03-01', '2028-02-01', '2028-01-01'],
    ['2028-03-31', '2028-03-31', '2028-03-31', '2028-02-29', '2028-12-31'],
  ],
])('on %s one click asks for 7 days, 30 days, this month, the last one, this year', (today, from, to) => {
  expect(quickRanges(today).map(({ range }) => range)).toEqual(
    from.map((day, at) => ({ from: day, to: to[at] })),
  )
})

test.each([
  ['2026-11-01', '2026-11-30', '2026-11-21', '2026-11-21'],
  ['2026-11-21', '2026-11-30', '2026-11-21', '2026-11-21'],
  ['2026-10-01', '2026-10-31', '2026-11-21', '2026-10-31'],
  ['2026-11-22', '2026-11-30', '2026-11-21', undefined],
])('of %s to %s, on %s, the days until %s have begun', (from, to, today, last) => {
  expect(begunDays({ from, to }, today)).toEqual(last && { from, to: last })
})

test.each([
  ['2026-11-21', '2026-11-21', '2026-11-20', '2026-11-20'],
  ['2026-11-01', '2026-11-21', '2026-10-11', '2026-10-31'],
  ['2026-11-15', '2026-11-21', '2026-11-08', '2026-11-14'],
  ['2026-11-15', '2026-11-30', '2026-10-30', '2026-11-14'],
  ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['2027-01-01', '2027-01-31', '2026-12-01', '2026-12-31'],
  ['2028-03-01', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  ['2026-11-01', '2027-01-31', '2026-08-01', '2026-10-31'],
])('%s to %s compares with %s to %s', (from, to, before, until) => {
  expect(periodBefore({ from, to })).toEqual({ from: before, to: until })
})

test.each([
  ['2026-01-01', '2026-01-01', 'day', 1],
  ['2026-01-01', '2026-04-02', 'day', 92],
  ['2026-01-01', '2026-04-03', 'week', 14],
  ['2024-01-01', '2026-01-01', 'week', 105],
  ['2024-01-01', '2026-01-02', 'month', 25],
  ['2020-01-01', '2029-12-31', 'month', 120],
  ['2020-01-01', '2030-01-31', 'year', 11],
  ['1970-01-01', '2199-12-31', 'year', 230],
] as const)('%s to %s is divided by %s, into %i', (from, to, grouping, count) => {
  expect(groupingOf({ from, to })).toBe(grouping)
  expect(dividedRange({ from, to })).toHaveLength(count)
})

test('the days of a range are each there once, a leap day too', () => {
  expect(dividedRange({ from: '2028-02-28', to: '2028-03-01' })).toEqual([
    { from: '2028-02-28', to: '2028-02-28' },
    { from: '2028-02-29', to: '2028-02-29' },
    { from: '2028-03-01', to: '2028-03-01' },
  ])
})

test.each([
  // A Thursday to a Tuesday.
  [
    '2026-01-01',
    '2026-06-30',
    ['2026-01-01', '2026-01-05', '2026-01-12'],
    ['2026-06-22', '2026-06-28'],
    ['2026-06-29', '2026-06-30'],
  ],
  // A Monday to a Sunday.
  [
    '2026-01-05',
    '2026-06-28',
    ['2026-01-05', '2026-01-12', '2026-01-19'],
    ['2026-06-15', '2026-06-21'],
    ['2026-06-22', '2026-06-28'],
  ],
  // A Sunday to a Monday.
  [
    '2026-01-04',
    '2026-06-29',
    ['2026-01-04', '2026-01-05', '2026-01-12'],
    ['2026-06-22', '2026-06-28'],
    ['2026-06-29', '2026-06-29'],
  ],
])('weeks of %s to %s begin on Monday, cut at both ends', (from, to, firstDays, lastButOne, last) => {
  const weeks = dividedRange({ from, to })
  expect(weeks.slice(0, 3).map((week) => week.from)).toEqual(firstDays)
  expect(weeks.slice(-2).map((week) => [week.from, week.to])).toEqual([lastButOne, last])
})

test('months and years are cut to the range at both ends', () => {
  const months = dividedRange({ from: '2023-12-15', to: '2026-02-10' })
  expect([months[0], months[1], months[2], months.at(-1)]).toEqual([
    { from: '2023-12-15', to: '2023-12-31' },
    { from: '2024-01-01', to: '2024-01-31' },
    { from: '2024-02-01', to: '2024-02-29' },
    { from: '2026-02-01', to: '2026-02-10' },
  ])
  const years = dividedRange({ from: '2010-06-15', to: '2026-02-10' })
  expect([years[0], years.at(-1)]).toEqual([
    { from: '2010-06-15', to: '2010-12-31' },
    { from: '2026-01-01', to: '2026-02-10' },
  ])
})
