import { expect, test } from 'vitest'
import { isStorable, lengthOf, trimmed } from '#app/domain/text.ts'

test.each([
  ['', 0],
  ['abc', 3],
  ['a\r\nb', 3],
  ['a\nb', 3],
  ['e\u0301', 2],
  ['🎁', 1],
  ['👩‍👩‍👧', 5],
])('%j counts as %d characters', (text, length) => {
  expect(lengthOf(text)).toBe(length)
})

test.each([
  ['', true],
  ['🎁', true],
  ['\u202eright to left', true],
  ['tab\tand\nline', true],
  ['nul\0', false],
  ['\ud83c', false],
  ['\udf81', false],
  ['\udf81\ud83c', false],
])('%j can be stored: %s', (text, storable) => {
  expect(isStorable(text)).toBe(storable)
})

test.each([
  ['a kite\u200b', 'a kite'],
  ['\ufeff\u200e a kite\u00ad\u2060\n', 'a kite'],
  ['for \u2068Ann\u2069 \u200b', 'for \u2068Ann\u2069'],
  ['\u202eAnn\u202c\u200b', 'Ann'],
  ['for Ann\u2069', 'for Ann'],
  ['a\u200bb \u00ad c', 'a\u200bb \u00ad c'],
  ['a kite\ufe0f', 'a kite'],
  ['a kite ❤️', 'a kite ❤️'],
  ['❤️\u200d \ufe0f', '❤️'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 shirt', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 shirt'],
  ['shirt 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'shirt 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['葛󠄀', '葛󠄀'],
  ['می‌خواهم', 'می‌خواهم'],
  ['nul\0', 'nul\0'],
  ['\u0085a\tkite\nand\u0001a lamp\u009f', 'a\tkite\nand\u0001a lamp'],
])('%j is trimmed to %j', (text, seen) => {
  expect(trimmed(text)).toBe(seen)
})

test.each([
  '',
  ' \u00a0\n',
  '\u200b',
  '\u200d\ufe0f',
  '\u2800 \u3164',
  '\u115f\uffa0',
  '\u{E0041}',
  '\u0001',
  '\u007f',
  '\u0085',
  '\u009f',
  '\ue000',
  '\ufff9\ufffb',
  '\u{13430}\u{13441}\u{13442}',
  '\u{1D159}',
  '\u{F0000}\u{100000}',
])('%j shows nothing and is empty', (text) => {
  expect(trimmed(text)).toBe('')
})
