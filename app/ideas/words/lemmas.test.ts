import { expect, test } from 'vitest'

import { containsPhrase, lemma, lemmas } from '#app/ideas/words/lemmas.ts'

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

test('one form of every character, hyphens separate words', () => {
  expect(lemmas('Nut‑free  “Ｔea” for D&D')).toEqual(['nut', 'free', 'tea', 'for', 'd&d'])
})

test('a phrase is contained as neighbouring whole words', () => {
  expect(containsPhrase(['butter', 'nut', 'squash'], ['nut', 'squash'])).toBe(true)
  expect(containsPhrase(['nut', 'butter', 'squash'], ['nut', 'squash'])).toBe(false)
  expect(containsPhrase(['care', 'bear'], ['car'])).toBe(false)
  expect(containsPhrase(['nut'], [])).toBe(false)
})
