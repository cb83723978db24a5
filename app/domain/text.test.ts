import { expect, test } from 'vitest'
import { isStorable, lengthOf } from '#app/domain/text.ts'

test.each([
  ['', 0],
  ['abc', 3],
  ['a\r\nb', 3],
  ['a\nb', 3],
  ['a\rb', 3],
  ['é', 1],
  ['e\u0301', 2],
  ['🎁', 1],
  ['👩‍👩‍👧', 5],
  ['שלום', 4],
])('%j counts as %d characters', (text, length) => {
  expect(lengthOf(text)).toBe(length)
})

test.each([
  ['', true],
  ['plain', true],
  ['🎁', true],
  ['<script>', true],
  ['\u202eright to left', true],
  ['tab\tand\nline', true],
  ['nul\0', false],
  ['\ud83c', false],
  ['\udf81', false],
  ['\udf81\ud83c', false],
])('%j can be stored: %s', (text, storable) => {
  expect(isStorable(text)).toBe(storable)
})
