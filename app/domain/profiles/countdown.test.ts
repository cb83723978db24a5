import { afterEach, expect, test } from 'vitest'
import { countdownTo, passedLast } from '#app/domain/profiles/countdown.ts'
import { countdownWords } from '#app/copy/countdown.ts'
import { I18n } from '#app/language/i18n.ts'
import { dayOf } from '#app/domain/time-zone.ts'

const english = new I18n({ locale: 'en', messages: { en: {} } })
const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

test.each([
  ['2026-11-21', '2026-11-21T12:00:00.000Z', 'today'],
  ['2026-11-22', '2026-11-21T12:00:00.000Z', 'tomorrow'],
  ['2026-11-23', '2026-11-21T12:00:00.000Z', 'in 2 days'],
  ['2026-11-20', '2026-11-21T12:00:00.000Z', 'passed yesterday'],
  ['2026-11-21', '2026-11-21T00:00:00.000Z', 'today'],
  ['2026-11-21', '2026-11-21T23:59:59.999Z', 'today'],
  ['2026-11-21', '2026-11-22T00:00:00.000Z', 'passed yesterday'],
  ['2026-11-21', '2026-11-20T23:59:59.999Z', 'tomorrow'],
  ['2027-01-01', '2026-12-31T23:59:59.999Z', 'tomorrow'],
  ['2028-03-01', '2028-02-28T08:00:00.000Z', 'in 2 days'],
  ['2027-11-21', '2026-11-21T12:00:00.000Z', 'in 365 days'],
  ['1900-01-01', '2026-11-21T12:00:00.000Z', 'passed 46,345 days ago'],
  ['9999-12-31', '2026-11-21T12:00:00.000Z', 'in 2,912,118 days'],
])('%s is, at %s, %s', (day, now, words) => {
  const { passed, days } = countdownTo(day, dayOf(new Date(now), 'UTC'))
  expect([passed, english._(countdownWords(days))]).toEqual([words.startsWith('passed'), words])
})

test.each([
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  // Its clocks change on the 29th of March and the 25th of October.
  'Europe/Berlin',
  // Its clocks went from 23:59 to 01:00 on the 4th of November 2018.
  'America/Sao_Paulo',
  // It moved across the date line: the 30th of December 2011 did not exist there.
  'Pacific/Apia',
])('a server in %s counts the same days', (server) => {
  process.env.TZ = server
  for (const [day, now, words] of [
    ['2026-03-30', '2026-03-28T23:30:00Z', 'in 2 days'],
    ['2026-10-26', '2026-10-25T00:30:00Z', 'tomorrow'],
    ['2018-11-05', '2018-11-03T23:00:00Z', 'in 2 days'],
    ['2011-12-31', '2011-12-29T11:00:00Z', 'in 2 days'],
    ['2026-11-21', '2026-11-21T00:00:00Z', 'today'],
    ['2026-11-21', '2026-11-21T23:59:59Z', 'today'],
  ] as const) {
    const { days } = countdownTo(day, dayOf(new Date(now), 'UTC'))
    expect(english._(countdownWords(days))).toBe(words)
  }
})

test.each([
  ['Pacific/Honolulu', 'today'],
  ['UTC', 'passed yesterday'],
  ['Pacific/Kiritimati', 'passed yesterday'],
])('in the evening of Honolulu’s 21st of November that day is in %s %s', (place, words) => {
  const { days } = countdownTo('2026-11-21', dayOf(new Date('2026-11-22T06:00:00Z'), place))
  expect(english._(countdownWords(days))).toBe(words)
})

test('what passed comes last, the latest of it first', () => {
  const gifts = ['2026-11-01', '2026-11-20', '2026-11-21', '2026-12-24'].map((occasionDate) => ({
    occasionDate,
  }))
  expect(passedLast(gifts, '2026-11-21').map(({ occasionDate }) => occasionDate)).toEqual([
    '2026-11-21',
    '2026-12-24',
    '2026-11-20',
    '2026-11-01',
  ])
})
