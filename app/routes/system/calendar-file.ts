import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator'
import type { Services } from '#app/server/services.ts'

const REMINDER_SECONDS = (13 * 24 + 15) * 3600

interface CalendarDay {
  /** Says whose entry it is, without an id of ours; the same after a new link or another date. */
  key: string
  day: string
  summary: string
  description: string
  link: string
  fileName: string
}

/** A day as an all-day calendar entry with a link; read again after an edit, it replaces the earlier one. */
export function calendarFile(
  { clock, env, sign }: Pick<Services, 'clock' | 'env' | 'sign'>,
  { key, day, summary, description, link, fileName }: CalendarDay,
): Response {
  const calendar = ical({ prodId: { company: 'Wishfolio', product: 'Wishfolio' } })
  calendar.createEvent({
    id: `${sign(key).slice(0, 24)}@${new URL(env.publicUrl).hostname}`,
    stamp: clock.now(),
    start: new Date(`${day}T00:00:00Z`),
    timezone: 'UTC',
    allDay: true,
    alarms: [{ type: ICalAlarmType.display, triggerBefore: REMINDER_SECONDS }],
    transparency: ICalEventTransparency.TRANSPARENT,
    summary,
    description,
    url: link,
  })
  return new Response(`${calendar.toString()}\r\n`, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}.ics"`,
      'X-Robots-Tag': 'noindex',
    },
  })
}
