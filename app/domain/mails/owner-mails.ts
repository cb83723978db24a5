import { addDays, daysBetween } from '#app/domain/dates.ts'
import type { LocalTime } from '#app/domain/time-zone.ts'

export const OWNER_MAILS = ['reminders', 'news'] as const
export type OwnerMail = (typeof OWNER_MAILS)[number]

/** The hour, in the owner's time zone, from which mails that nobody waits for are sent. */
export const MAIL_HOUR = 9

/** A server that was down sends a reminder up to so many days late, and none after that. */
const DAYS_LATE = 2

/** Days from the occasion to the day of each reminder. */
export const REMINDERS = { three_weeks: -21, one_week: -7, passed: 1 } as const
export type ReminderKind = keyof typeof REMINDERS

const KINDS = Object.keys(REMINDERS) as ReminderKind[]

/** Whether mails of the day may be sent at a local time. */
export function isMailTime({ hour }: LocalTime): boolean {
  return hour >= MAIL_HOUR
}

/** The reminder of an occasion that is due at the owner's local time: from nine o'clock, at most two days late. */
export function dueReminder(occasion: string, now: LocalTime): ReminderKind | undefined {
  return KINDS.find((kind) => {
    const late = daysBetween(addDays(occasion, REMINDERS[kind]), now.day)
    return late >= 0 && late <= DAYS_LATE && isMailTime(now)
  })
}

/** The days of occasions, from first to last, whose reminder of a kind can be due somewhere on earth on the UTC day `today`. */
export function occasionsToRemind(kind: ReminderKind, today: string): { first: string; last: string } {
  const onItsDay = addDays(today, -REMINDERS[kind])
  return { first: addDays(onItsDay, -DAYS_LATE - 1), last: addDays(onItsDay, 1) }
}
