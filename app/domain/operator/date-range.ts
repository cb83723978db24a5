import { addDays, daysBetween, isCalendarDay } from '#app/domain/dates.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { dayOf } from '#app/domain/time-zone.ts'

const FIRST_DAY = '1970-01-01'
const LAST_DAY = '2199-12-31'

/** Days 'yyyy-MM-dd' in UTC, both included. */
export interface DateRange {
  from: string
  to: string
}

/** From `from`, up to but without `until`. */
export interface Span {
  start: Date
  end: Date
}

export type Grouping = 'day' | 'week' | 'month' | 'year'

/** The range that an address asks for, or this month. Refused: a date missing, out of order or outside 1970–2199. */
export function askedRange(asked: { from: string | null; to: string | null }, now: Date): Outcome<DateRange> {
  if (asked.from === null && asked.to === null) return done(monthOf(dayOf(now, 'UTC')))
  const range = { from: asked.from?.trim() ?? '', to: asked.to?.trim() ?? '' }
  if (range.from === '' || range.to === '') return refused('both_dates_required')
  if (!isCountable(range.from) || !isCountable(range.to)) return refused('date_range_invalid')
  return range.from <= range.to ? done(range) : refused('start_after_end')
}

function isCountable(day: string): boolean {
  return isCalendarDay(day) && day >= FIRST_DAY && day <= LAST_DAY
}

/** From the UTC start of a range's first day to the UTC end of its last (specification 7). */
export function spanOf({ from, to }: DateRange): Span {
  return { start: startOf(from), end: startOf(addDays(to, 1)) }
}

export type QuickRange = 'last_7_days' | 'last_30_days' | 'this_month' | 'last_month' | 'this_year'

/** The quick ranges, on a given day. */
export function quickRanges(today: string): { name: QuickRange; range: DateRange }[] {
  const month = monthOf(today)
  return [
    { name: 'last_7_days', range: { from: addDays(today, -6), to: today } },
    { name: 'last_30_days', range: { from: addDays(today, -29), to: today } },
    { name: 'this_month', range: month },
    { name: 'last_month', range: monthOf(addDays(month.from, -1)) },
    { name: 'this_year', range: { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` } },
  ]
}

/** The days of a range that have begun by `today`; undefined when none has. */
export function begunDays({ from, to }: DateRange, today: string): DateRange | undefined {
  if (from > today) return undefined
  return { from, to: to < today ? to : today }
}

/** The range to compare with: whole months before whole months, else the same number of days before. */
export function periodBefore({ from, to }: DateRange): DateRange {
  const last = addDays(from, -1)
  if (!from.endsWith('-01') || monthOf(to).to !== to)
    return { from: addDays(from, -daysIn({ from, to })), to: last }
  return { from: addMonths(from, monthNumber(from) - monthNumber(to) - 1), to: last }
}

/** The grouping of a range, so that chart and table stay readable. */
export function groupingOf(range: DateRange): Grouping {
  const days = daysIn(range)
  if (days <= 92) return 'day'
  if (days <= 2 * 366) return 'week'
  return days <= 10 * 366 ? 'month' : 'year'
}

/** A range in its days, weeks from Monday, months or years, cut to the range at both ends. */
export function dividedRange(range: DateRange): DateRange[] {
  const grouping = groupingOf(range)
  const parts: DateRange[] = []
  for (let from = range.from; from <= range.to;) {
    const last = lastDayOf(from, grouping)
    const to = last < range.to ? last : range.to
    parts.push({ from, to })
    from = addDays(to, 1)
  }
  return parts
}

function lastDayOf(day: string, grouping: Grouping): string {
  if (grouping === 'day') return day
  if (grouping === 'week') return addDays(day, (7 - startOf(day).getUTCDay()) % 7)
  return grouping === 'month' ? monthOf(day).to : `${day.slice(0, 4)}-12-31`
}

function monthOf(day: string): DateRange {
  const from = `${day.slice(0, 7)}-01`
  return { from, to: addDays(addMonths(from, 1), -1) }
}

function daysIn({ from, to }: DateRange): number {
  return daysBetween(from, to) + 1
}

function addMonths(day: string, months: number): string {
  return dayOf(new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months)), 'UTC')
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
