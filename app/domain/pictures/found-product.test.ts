import { expect, test } from 'vitest'
import { withFound } from '#app/domain/pictures/found-product.ts'

const HASH = { found: 'f'.repeat(64), own: '0'.repeat(64) }
const FOUND = { name: 'Red kite', price: '€39.90', priceSeen: '2026-11-03 €39.90', picture: HASH.found }
const FILLED = { text: 'Red kite', price: '€39.90', priceSeen: '2026-11-03 €39.90', picture: HASH.found }
const LINK = 'https://kites.example/large-red-kite'
const BLANK = { text: '', link: LINK, price: '', priceSeen: '', picture: '' }
const OWN = { text: 'a kite', price: '€20', priceSeen: '', picture: HASH.own }

test.each([
  ['nothing but the link is written', BLANK],
  ['the name is what pasting made of the link', { ...BLANK, text: 'Large red kite' }],
  ['the price is what the shop told before', { ...BLANK, price: '€45', priceSeen: '2026-10-01 €45' }],
])('what a shop told comes into a line where %s', (_, line) => {
  expect(withFound(line, FOUND)).toEqual({ link: LINK, ...FILLED })
})

test('what the owner wrote stays, also over a price that the shop told once', () => {
  expect(withFound({ ...BLANK, ...OWN }, FOUND)).toEqual({ link: LINK, ...OWN })
  const mended = { ...BLANK, ...OWN, priceSeen: '2026-10-01 €45' }
  expect(withFound(mended, FOUND)).toEqual(mended)
})

test('asking again renews what was found before and not changed since', () => {
  const before = { name: 'Kite', price: '€45', priceSeen: '', picture: HASH.own }
  const line = { ...BLANK, text: 'Kite', price: '€45', picture: HASH.own }
  expect(withFound(line, FOUND, before)).toEqual({ link: LINK, ...FILLED })
  expect(withFound({ ...line, text: 'A big kite' }, FOUND, before)).toEqual({
    link: LINK,
    ...FILLED,
    text: 'A big kite',
  })
})

test('what the shop does not tell any more stays as it was told', () => {
  const nothing = { name: '', price: '', priceSeen: '', picture: '' }
  expect(withFound({ ...BLANK, ...FILLED }, nothing, FOUND)).toEqual({ link: LINK, ...FILLED })
})
