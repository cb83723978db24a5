import { SOURCE_LANGUAGE } from '#app/domain/languages.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** 'MMM d, yyyy' as in the list, 'MMMM d, yyyy' as on the public page (specification 9), in English. */
export type DateStyle = 'MMM d, yyyy' | 'MMMM d, yyyy'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A calendar day 'yyyy-MM-dd' in the words of a language; in UTC, so that time zones do not matter. */
export function formatDay(day: string, style: DateStyle, language: string = SOURCE_LANGUAGE): string {
  const month = style === 'MMM d, yyyy' ? 'short' : 'long'
  const key = `${language} ${month}`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', year: 'numeric', month, day: 'numeric' })
  formats.set(key, format)
  return format.format(new Date(`${day}T00:00:00Z`))
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
