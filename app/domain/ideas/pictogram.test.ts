import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PICTOGRAM_WORDS, pictogramOf } from '#app/domain/ideas/pictogram.ts'

test.each([
  ['A novel by a favourite author', 'book'],
  ['Two tickets for a film', 'ticket'],
  ['Film posters', 'picture'],
  ['Lego set', 'blocks'],
  ['Set of paints', 'brush'],
  ['Wool socks', 'jumper'],
  ['WOOL', 'wool'],
  ['Brushes', 'brush'],
  ['Seeds & a small pot', 'plant'],
  ["Something from Ann's garden", 'plant'],
  ['Tickets', 'ticket'],
  ['A board game about trains', 'dice'],
  ['something nice', 'gift'],
  ['für dich 🎁', 'gift'],
  ['', 'gift'],
])('of "%s" the pictogram is %s', (text, pictogram) => {
  expect(pictogramOf(text)).toBe(pictogram)
})

test('each pictogram is drawn once, and no other', () => {
  const drawn = readFileSync('public/pictograms.svg', 'utf8').matchAll(/<symbol id="(\w+)"/g)
  expect(Array.from(drawn, ([, name]) => name)).toEqual(Object.keys(PICTOGRAM_WORDS))
})

test('no word stands for two pictograms', () => {
  const words = Object.values(PICTOGRAM_WORDS).flatMap((of) => of.split(/\s+/).filter(Boolean))
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
})
