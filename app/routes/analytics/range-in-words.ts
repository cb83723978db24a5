import { formatDay } from '#app/domain/dates.ts'
import type { DateRange } from '#app/domain/date-range.ts'

export function daysInWords({ from, to }: DateRange): string {
  const [first, last] = [from, to].map((day) => formatDay(day, 'MMM d, yyyy'))
  return first === last ? `${first}` : `${first} to ${last}`
}
