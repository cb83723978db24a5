import { expect, test } from 'vitest'

import { holds, lemma, lemmas } from '#app/ideas/words/lemmas.ts'

test.each([
  ['scarves', 'scarf'],
  ['knives', 'knife'],
  ['berries', 'berry'],
  ['cookies', 'cookie'],
  ['ties', 'tie'],
  ['boxes', 'box'],
  ['watches', 'watch'],
  ['shoes', 'shoe'],
  ['potatoes', 'potato'],
  ['mice', 'mouse'],
  ["champion's", 'champion'],
  ['glass', 'glass'],
  ['canvas', 'canvas'],
  ['christmas', 'christmas'],
  ['cameras', 'camera'],
  ['pyjamas', 'pyjama'],
  ['chess', 'chess'],
  ['series', 'series'],
  ['gloves', 'glove'],
  ['gas', 'gas'],
  ['tea', 'tea'],
  ['peas', 'pea'],
  ['care', 'care'],
  ['cars', 'car'],
])('%s → %s', (word, expected) => {
  expect(lemma(word)).toBe(expected)
})

test('one form of every character, hyphens part words', () => {
  expect(lemmas('Nut‑free  “Ｔea” for D&D')).toEqual(['nut', 'free', 'tea', 'for', 'd&d'])
})

test('a phrase is held as neighbouring whole words', () => {
  expect(holds(['butter', 'nut', 'squash'], ['nut', 'squash'])).toBe(true)
  expect(holds(['nut', 'butter', 'squash'], ['nut', 'squash'])).toBe(false)
  expect(holds(['care', 'bear'], ['car'])).toBe(false)
  expect(holds(['nut'], [])).toBe(false)
})
