import { expect, test } from 'vitest'

import { capitalised, fillTemplate } from '#app/ideas/choice/wording.ts'

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
  expect(fillTemplate(template, hobby)).toBe(expected)
})

test('a capital first letter, the rest as written', () => {
  expect(capitalised('dry changing robe')).toBe('Dry changing robe')
  expect(capitalised('3d pen')).toBe('3d pen')
  expect(capitalised('élan')).toBe('Élan')
})
