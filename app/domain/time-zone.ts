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
