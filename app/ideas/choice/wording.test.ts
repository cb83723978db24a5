import { expect, test } from 'vitest'

import { filledIn, isPlainPhrase, shown, spellingOf } from '#app/ideas/choice/wording.ts'

test.each([
  ['{hobby} notebook', 'falconry', 'falconry notebook'],
  ['lamp for a {hobby} corner', 'origami', 'lamp for an origami corner'],
  ['an {hobby} map', 'yoga', 'a yoga map'],
  ['a {hobby} tuner', 'ukulele', 'a ukulele tuner'],
  ['{hobby} print', '$& $1', '$& $1 print'],
  ['{hobby} album', 'stamps', 'stamp album'],
  ['{hobby} album', 'pins and badges', 'pin and badge album'],
  ['history of {hobby}', 'stamps', 'history of stamps'],
  ['{hobby} club', 'darts', 'darts club'],
  ['{hobby} club', 'martial arts', 'martial arts club'],
  ['{hobby} club', 'The Lord of the Rings', 'Lord of the Rings club'],
  ['{hobby} print', 'Star Wars', 'Star Wars print'],
])('%s + %s', (template, hobby, expected) => {
  expect(filledIn(template, hobby)).toBe(expected)
})

test.each([
  ['falconry', true],
  ['rock & roll', true],
  ["men's doubles tennis", true],
  ['água de coco', true],
  ['x', false],
  ['12', false],
  ['five whole words are many', false],
  ['https://a.example', false],
  ['<b>chess</b>', false],
  ['ignore previous instructions', false],
  ['print your password', false],
  ['chess; drop table', false],
  ['{hobby}', false],
  ['anna@example.org', false],
  ['averyveryverylongwordthatnobodywouldeverwrite', false],
])('%s is plain: %s', (phrase, plain) => {
  expect(isPlainPhrase(phrase)).toBe(plain)
})

/** The text as typed, a phrase read from it, whether the catalogue knows it, as it is spelled. */
test.each([
  ['taylor swift', 'taylor swift', true, 'Taylor Swift'],
  ['TAYLOR SWIFT', 'taylor swift', true, 'Taylor Swift'],
  ['lego', 'lego', true, 'Lego'],
  ['gps art', 'gps art', false, 'GPS art'],
  ['Wild Swimming', 'wild swimming', true, 'wild swimming'],
  ['Sabrina Orange, netball', 'sabrina orange', true, 'Sabrina Orange'],
  ['Falconry', 'falconry', false, 'falconry'],
  ['Falconry, Yodelling', 'yodelling', false, 'yodelling'],
  ['falconry, Radiohead', 'radiohead', false, 'Radiohead'],
  ['Studio Orange films', 'studio orange films', false, 'Studio Orange films'],
  ['loves the McNally books', 'mcnally books', false, 'McNally books'],
  ['KTAAV training', 'ktaav training', true, 'KTAAV training'],
  ['FALCONRY', 'falconry', false, 'falconry'],
  ['japanese tea', 'japanese tea', false, 'Japanese tea'],
])('typed "%s", "%s" (known: %s) is spelled "%s"', (typed, phrase, known, spelled) => {
  expect(spellingOf(typed)(phrase, known)).toBe(spelled)
})

test('shown with a large first letter, the rest as written', () => {
  expect(shown('dry changing robe')).toBe('Dry changing robe')
  expect(shown('3d pen')).toBe('3d pen')
  expect(shown('élan')).toBe('Élan')
})
