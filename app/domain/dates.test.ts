import { afterEach, expect, test } from 'vitest'
import { formatDay } from '#app/domain/dates.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

test.each([
  ['2026-01-01', 'MMM d, yyyy', 'Jan 1, 2026'],
  ['2028-02-29', 'MMM d, yyyy', 'Feb 29, 2028'],
  ['2026-12-31', 'MMMM d, yyyy', 'December 31, 2026'],
  ['1900-01-01', 'MMMM d, yyyy', 'January 1, 1900'],
  ['9999-12-31', 'MMM d, yyyy', 'Dec 31, 9999'],
] as const)('%s as %s is %s', (day, style, words) => {
  expect(formatDay(day, style)).toBe(words)
})

test.each([
  ['UTC', '2026-01-01', 'Jan 1, 2026'],
  ['Pacific/Kiritimati', '2026-01-01', 'Jan 1, 2026'],
  ['Pacific/Pago_Pago', '2026-01-01', 'Jan 1, 2026'],
  ['America/Los_Angeles', '2026-12-31', 'Dec 31, 2026'],
  ['Asia/Kathmandu', '1985-12-31', 'Dec 31, 1985'],
  // Its clocks went from 23:59 to 01:00: this day had no midnight.
  ['America/Sao_Paulo', '2018-11-04', 'Nov 4, 2018'],
  // It moved across the date line: this day did not exist there.
  ['Pacific/Apia', '2011-12-30', 'Dec 30, 2011'],
])('on a server in %s the day %s is %s', (server, day, words) => {
  process.env.TZ = server
  expect(formatDay(day, 'MMM d, yyyy')).toBe(words)
})
