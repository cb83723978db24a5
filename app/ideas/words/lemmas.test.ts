import { expect, test } from 'vitest'

import { containsPhrase, lemma, lemmas } from '#app/ideas/words/lemmas.ts'

test.each([
  ['scarves', 'scarf'],
  ['knives', 'knife'],
  ['berries', 'berry'],
  ['ties', 'tie'],
  ['shoes', 'shoe'],
  ['potatoes', 'potato'],
  ['mice', 'mouse'],
  ["champion's", 'champion'],
  ['glass', 'glass'],
  ['christmas', 'christmas'],
  ['cameras', 'camera'],
  ['chess', 'chess'],
  ['series', 'series'],
  ['gas', 'gas'],
  ['peas', 'pea'],
  ['care', 'care'],
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
