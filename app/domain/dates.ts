const DAY_MS = 24 * 60 * 60 * 1000

/** 'MMM d, yyyy' as in the list, 'MMMM d, yyyy' as on the public page (specification 9). */
export type DateStyle = 'MMM d, yyyy' | 'MMMM d, yyyy'

const FORMATS = { 'MMM d, yyyy': inUtc('short'), 'MMMM d, yyyy': inUtc('long') }

/** A calendar day 'yyyy-MM-dd' in words; in UTC, so that time zones do not matter. */
export function formatDay(day: string, style: DateStyle): string {
  return FORMATS[style].format(new Date(`${day}T00:00:00Z`))
}

function inUtc(month: 'short' | 'long'): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month, day: 'numeric' })
}

/** Whether a text is a calendar day 'yyyy-MM-dd' that exists, between the years 1900 and 9999. */
export function isCalendarDay(text: string): boolean {
  if (!/^(19|[2-9]\d)\d\d-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** The calendar day so many days after another, or before it. */
export function addDays(day: string, days: number): string {
  return new Date(startOf(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** How many days there are from one calendar day to another. */
export function daysBetween(from: string, to: string): number {
  return (startOf(to) - startOf(from)) / DAY_MS
}

/** In UTC, where every day has 24 hours. */
function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}
