import { expect, test } from 'vitest'

import { sameIdeaKey, thingsOf } from '#app/ideas/words/same-idea.ts'

/** Two texts, either of which may stand on the list while the other is thought of. */
test.each([
  // The same gift.
  ['Match football in bright colours', 'Match football, size 4', true],
  ['Book of brick building ideas', "brick builder's idea book", true],
  ['Brick convention day ticket', 'brick fan convention tickets', true],
  ['Tow Floats', 'a tow float', true],
  ['float for tow', 'tow float', true],
  ['Axolotl plush', 'axolotl plush toy', true],
  ['Football', 'match football in bright colours', true],
  ['A football please (for the garden)', "child's football", true],
  ['acrylic painting class', 'acrylic painting course', true],
  ['Parrot care handbook', 'guide to parrot care', true],
  ['Thai cookbook', 'book of Thai recipes', true],
  ['cotton lifting straps', 'leather lifting strap pair', true],
  ['dry changing robe with hood', 'hooded changing robe with thick fleece', true],
  ['comic convention day tickets', 'comic convention weekend pass', true],
  ['espresso cup in stoneware', 'espresso cups in thick porcelain', true],
  // Two gifts.
  ['tow float', 'swim float', false],
  ['Football', 'football boots', false],
  ['football boots', 'football boots bag', false],
  ['A book', 'book of brick building ideas', false],
  ['Voucher', 'bookshop voucher', false],
  ['Experience voucher', 'experience vouchers', true],
  ['Minecraft cookbook', 'Minecraft sticker book', false],
  ['guinea pig behaviour book', 'guinea pig picture book', false],
  ['book of donkeys', 'donkey soft toy', false],
  ['plush snake', 'snakes of the world encyclopedia', false],
  ['glass painting workshop', 'porcelain painting class', false],
  ['basketball shorts', 'light-up basketball', false],
  ['Star Wars trivia game', 'Star Wars strategy board game', false],
  ['Udo Lindenberg concert tickets', 'Roland Kaiser concert tickets', false],
  ['cat finger puppet', 'cat hand cream', false],
  ['Harry Potter, band 3', 'Harry Potter quiz book', false],
  ['10 × 15', 'photo frame', false],
  ['', 'photo frame', false],
  ['🎁', '🎂', false],
  ['A kit', 'A set', false],
  ['一本书', '一盏灯', false],
  ['desk fan', 'standing desk', false],
  ['green tea', 'black tea', false],
  ['red football', 'blue football', true],
  ['engraved leather dog collar', 'engraved leather cat collar', false],
  ['stainless steel insulated water bottle', 'stainless steel insulated wine bottle', false],
  ['Livre de cuisine italienne', 'Cours de cuisine italienne', false],
  ['Buch für italienische Küche', 'Kurs für italienische Küche', false],
])('"%s" and "%s" are one gift: %s', (one, other, same) => {
  expect([thingsOf([one]).add(other), thingsOf([other]).add(one)]).toEqual([!same, !same])
})

test('what is added counts as well, and each of the first texts, however alike they are', () => {
  const things = thingsOf([
    'comic convention day ticket',
    'anime and comic convention tickets with breakfast',
  ])
  expect(things.add('anime convention tickets with breakfast')).toBe(false)
  expect([things.add('tow float'), things.add('tow floats')]).toEqual([true, false])
})

test.each([
  ['Tow Floats', 'tow float', true],
  ['float for tow', 'a tow float', true],
  ['tow float', 'swim float', false],
])('"%s" and "%s" have the same words: %s', (one, other, same) => {
  expect(sameIdeaKey(one) === sameIdeaKey(other)).toBe(same)
})
