import { expect, test } from 'vitest'
import { ownPath } from '#app/domain/addresses/own-path.ts'

test.each([
  '/',
  '/portal',
  '/update-password',
  '/portal/suggestions/1?mode=ai',
  '/gift/rosa-23456789abcd#ideas',
  '/signin?next=https://evil.example',
])('%s is a path of this site', (next) => {
  expect(ownPath(next)).toBe(next)
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['a relative path', 'portal'],
  ['another site', 'https://evil.example/'],
  ['another site without a scheme', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['a backslash that browsers read as a slash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a backslash later on', '/portal\\..\\..'],
  ['a tab that browsers drop', '/\t/evil.example'],
  ['a line feed that browsers drop', '/\n/evil.example'],
  ['a carriage return', '/portal\r\nSet-Cookie: a=b'],
  ['a NUL', '/portal\0'],
  ['dots that end in two slashes', '/..//evil.example'],
  ['a dot that ends in two slashes', '/.//evil.example'],
  ['encoded dots that end in two slashes', '/%2e%2e//evil.example'],
  ['a leading space', ' /portal'],
  ['a script', 'javascript:alert(1)'],
  ['a user part', '@evil.example'],
])('%s is not', (_what, next) => {
  expect(ownPath(next)).toBeUndefined()
})
