import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator'
import type { Route } from './+types/calendar-entry'
import { occasionName } from '#app/domain/gift-profile.ts'
import { visibleProfile } from '#app/routes/gift/shared-profile-reading.ts'
import { servicesOf } from '#app/server/viewer.ts'

/** Two weeks ahead of the day, at nine in the morning. */
const REMINDER_SECONDS = (13 * 24 + 15) * 3600

/** The occasion as an all-day calendar entry with the link; read again after an edit, it replaces the earlier one. */
export async function loader(args: Route.LoaderArgs) {
  const { clock, env, sign } = servicesOf(args.context)
  const { profile, id, link } = await visibleProfile(args)
  const occasion = occasionName({
    occasion_type: profile.occasionType,
    other_occasion: profile.otherOccasion,
  })
  const calendar = ical({ prodId: { company: 'Wishfolio', product: 'Wishfolio' } })
  calendar.createEvent({
    // Stays the same after a new link or another date, and contains no id of ours.
    id: `${sign(`calendar ${id}`).slice(0, 24)}@${new URL(env.publicUrl).hostname}`,
    stamp: clock.now(),
    start: new Date(`${profile.occasionDate}T00:00:00Z`),
    timezone: 'UTC',
    allDay: true,
    alarms: [{ type: ICalAlarmType.display, triggerBefore: REMINDER_SECONDS }],
    transparency: ICalEventTransparency.TRANSPARENT,
    summary: `${profile.recipientName}: ${occasion}`,
    description: `Gift ideas: ${link}`,
    url: link,
  })
  return new Response(`${calendar.toString()}\r\n`, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${profile.slug}.ics"`,
      'X-Robots-Tag': 'noindex',
    },
  })
}
