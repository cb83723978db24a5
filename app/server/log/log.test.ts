import { expect, test } from 'vitest'
import { describe } from '#app/server/log/log.ts'

test('a failure is described by its kind, its code and its place', () => {
  const error = Object.assign(new TypeError('nothing there'), { code: 'ENOENT' })
  const { error: kind, at } = describe(error)
  expect(kind).toBe('TypeError ENOENT')
  expect(at[0]).toMatch(/^at .*log\.test\.ts:\d+/)
})

test.each([
  'Key (email)=(grandma@example.org) already exists',
  'insert into gift_profiles\n    at Grandma Rosemary (file:1:1)\n    at 12 Garden Lane',
])('a failure’s message is not described, whatever it looks like: %j', (message) => {
  const sent = JSON.stringify(describe(new Error(message, { cause: new RangeError(message) })))
  expect(sent).not.toMatch(/grandma|Garden|gift_profiles/i)
  expect(sent).toContain('RangeError')
})

test('a thrown value that is not an error is described by its type only', () => {
  expect(describe('grandma@example.org')).toEqual({ error: 'string', at: [] })
})
