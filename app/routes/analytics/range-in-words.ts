import { formatDay } from '#app/domain/dates.ts'
import type { DateRange } from '#app/domain/date-range.ts'

/** 'Nov 1, 2026 to Nov 30, 2026', or one day alone. */
export function daysInWords({ from, to }: DateRange): string {
  const [first, last] = [from, to].map((day) => formatDay(day, 'MMM d, yyyy'))
  return first === last ? `${first}` : `${first} to ${last}`
}
