import { expect, test } from 'vitest'
import { mailChoicesForm } from '#app/domain/mails/mail-choices-form.ts'
import {
  dueReminder,
  occasionsToRemind,
  REMINDERS,
  type ReminderKind,
} from '#app/domain/mails/owner-mails.ts'

const CHRISTMAS = '2026-12-24'

test.each<[day: string, hour: number, due: ReminderKind | undefined]>([
  ['2026-12-02', 23, undefined],
  ['2026-12-03', 8, undefined],
  ['2026-12-03', 9, 'three_weeks'],
  // A server that was down, up to two days, but nobody is woken.
  ['2026-12-04', 8, undefined],
  ['2026-12-05', 9, 'three_weeks'],
  ['2026-12-06', 9, undefined],
  ['2026-12-17', 9, 'one_week'],
  ['2026-12-20', 9, undefined],
  ['2026-12-24', 12, undefined],
  ['2026-12-25', 8, undefined],
  ['2026-12-25', 9, 'passed'],
  ['2026-12-28', 9, undefined],
])('on %s at %i o’clock the reminder of Christmas Eve is %s', (day, hour, due) => {
  expect(dueReminder(CHRISTMAS, { day, hour })).toBe(due)
})

test('a reminder is due in leap years and around the turn of a year', () => {
  expect(dueReminder('2028-03-01', { day: '2028-02-23', hour: 9 })).toBe('one_week')
  expect(dueReminder('2028-02-29', { day: '2028-03-01', hour: 9 })).toBe('passed')
  expect(dueReminder('2027-01-05', { day: '2026-12-29', hour: 9 })).toBe('one_week')
  expect(dueReminder('2026-12-31', { day: '2027-01-01', hour: 9 })).toBe('passed')
})

test('wherever on earth a reminder is due, its occasion is among those looked at', () => {
  for (const kind of Object.keys(REMINDERS) as ReminderKind[]) {
    const { first, last } = occasionsToRemind(kind, '2026-12-03')
    for (let day = Date.parse('2026-10-01'); day < Date.parse('2027-02-01'); day += 86_400_000) {
      const occasion = new Date(day).toISOString().slice(0, 10)
      // The day before and after is today's somewhere.
      for (const local of ['2026-12-02', '2026-12-03', '2026-12-04']) {
        if (dueReminder(occasion, { day: local, hour: 9 }) !== kind) continue
        expect(occasion >= first && occasion <= last, `${kind} of ${occasion} on ${local}`).toBe(true)
      }
    }
  }
})

test('choices are read with a time zone that exists, and nothing else', () => {
  const zone = { time_zone: 'Europe/Berlin' }
  expect(mailChoicesForm.parse({ ...zone, reminders: 'on' })).toEqual({ ...zone, reminders: 'on' })
  expect(mailChoicesForm.safeParse({}).success).toBe(false)
  for (const time_zone of ['Atlantis/Capital', 'x'.repeat(65), ''])
    expect(mailChoicesForm.safeParse({ time_zone }).success).toBe(false)
  expect(mailChoicesForm.safeParse({ ...zone, news: 'yes' }).success).toBe(false)
})
