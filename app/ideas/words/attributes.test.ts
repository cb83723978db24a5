import { expect, test } from 'vitest'

import { impliedAttributes, namedAttributes } from '#app/ideas/words/attributes.ts'
import { ATTRIBUTES } from '#app/ideas/idea.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'

/** An idea's text, the attributes its words must give it. */
test.each([
  ['tow float', ''],
  ['red wine glasses', 'alcohol'],
  ['ginger beer kit', ''],
  ['peanut butter jar', 'food nuts'],
  ['nut and bolt set', ''],
  ['milk chocolate bar', 'food dairy sugar'],
  ['dark chocolate bar', 'food sugar'],
  ['cheese hamper', 'food dairy'],
  ['luxury biscuit tin', 'food dairy gluten sugar'],
  ['fruit and nut tray', 'food nuts'],
  ['cake decorating class', 'food dairy gluten egg sugar experience'],
  ['goat milk soap', 'dairy scent'],
  ['cookie jar', ''],
  ['sourdough bread poster', ''],
  ['wool jumper', 'clothing sized wool'],
  ['leather belt', 'clothing leather'],
  ['vegan leather wallet', ''],
  ['toy drum', 'noisy'],
  ['chef knife', 'sharp'],
  ['butter knife', ''],
  ['scented candle', 'scent fire'],
  ['led candle', 'battery'],
  ['bluetooth speaker', 'gadget battery'],
  ['crime novel', 'book'],
  ['book stand', ''],
  ['pair of silver earrings', 'jewellery'],
  ['beginner telescope', 'bulky'],
  ['spa day voucher', 'experience voucher'],
  ['dog bed', 'pet'],
  ['', ''],
])('"%s" implies: %s', (text, attributes) => {
  const expected = ATTRIBUTES.filter((attribute) => attributes.split(' ').includes(attribute))
  expect(ATTRIBUTES.filter((attribute) => impliedAttributes(lemmas(text)).has(attribute))).toEqual(expected)
})

test.each([
  ['smelly things', 'scent'],
  ['anything he has to charge', 'battery'],
  ['big plastic toys', 'plastic bulky'],
  ['wine', ''],
])('"%s" speaks of: %s', (text, attributes) => {
  const expected = ATTRIBUTES.filter((attribute) => attributes.split(' ').includes(attribute))
  expect(ATTRIBUTES.filter((attribute) => namedAttributes(lemmas(text)).has(attribute))).toEqual(expected)
})
