import { expect, test } from 'vitest'
import { isTimeZone, localTime } from '#app/domain/time-zone.ts'

test.each(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Asia/Calcutta', 'UTC'])(
  '%s is a time zone',
  (name) => expect(isTimeZone(name)).toBe(true),
)

test.each(['', 'Berlin', 'Europe/Nowhere', '+02:00', '../etc', 'Europe/Berlin\u0000', 'x'.repeat(64)])(
  '“%s” is none',
  (name) => expect(isTimeZone(name)).toBe(false),
)

test.each([
  ['2026-11-21T08:00:00Z', 'Europe/Berlin', '2026-11-21', 9],
  ['2026-06-21T07:00:00Z', 'Europe/Berlin', '2026-06-21', 9],
  // The hours around the change to summer time, and the one that comes twice.
  ['2026-03-29T00:59:59Z', 'Europe/Berlin', '2026-03-29', 1],
  ['2026-03-29T01:00:00Z', 'Europe/Berlin', '2026-03-29', 3],
  ['2026-10-25T00:30:00Z', 'Europe/Berlin', '2026-10-25', 2],
  ['2026-10-25T01:30:00Z', 'Europe/Berlin', '2026-10-25', 2],
  // Ends of the earth, and offsets of less than an hour.
  ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027-01-01', 0],
  ['2027-01-01T10:59:59Z', 'Pacific/Pago_Pago', '2026-12-31', 23],
  ['2026-11-21T03:15:00Z', 'Asia/Kathmandu', '2026-11-21', 9],
  ['2026-11-21T00:00:00Z', 'UTC', '2026-11-21', 0],
])('at %s it is in %s the %s, %i o’clock', (instant, zone, day, hour) => {
  expect(localTime(new Date(instant), zone)).toEqual({ day, hour })
})
