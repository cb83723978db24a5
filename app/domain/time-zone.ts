/** Whether a text names a time zone, such as 'Europe/Berlin'. */
export function isTimeZone(text: string): boolean {
  try {
    // What only begins with a digit or sign is an offset, which knows no daylight saving time.
    return /^[a-z]/i.test(text) && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: text }))
  } catch {
    return false
  }
}

/** What calendar and clock show somewhere: the day 'yyyy-MM-dd' and the hour 0–23. */
export interface LocalTime {
  day: string
  hour: number
}

/** The local time of an instant in a time zone, daylight saving time included. */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  }).formatToParts(instant)
  const part = (wanted: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value ?? ''
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) }
}

/** The calendar day 'yyyy-MM-dd' of an instant: the one place that says which day it is, or was, for somebody. */
export function dayOf(instant: Date, timeZone: string): string {
  // A format of its own costs as much as reading the whole profile.
  return timeZone === 'UTC' ? instant.toISOString().slice(0, 10) : localTime(instant, timeZone).day
}

/** What a clock shows at an instant: 'hh:mm'. */
export function clockOf(instant: Date, timeZone: string): string {
  return instant.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
}
