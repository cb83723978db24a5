import { expect, test } from 'vitest'
import { seesAnalytics } from '#app/domain/operator/analytics-access.ts'

const LIST = ['anna@example.org', 'bert@example.org']

test.each([
  ['public', null, true],
  ['public', 'carl@example.org', true],
  ['signed-in', null, false],
  ['signed-in', 'carl@example.org', true],
  [LIST, null, false],
  [LIST, 'anna@example.org', true],
  [LIST, 'bert@example.org', true],
  [LIST, 'carl@example.org', false],
  [LIST, 'anna@example.org.evil.example', false],
] as const)('with access %j, %j sees the analytics: %s', (access, email, sees) => {
  expect(seesAnalytics(access, email)).toBe(sees)
})
