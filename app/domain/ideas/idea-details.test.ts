import { expect, test } from 'vitest'
import { hasOwnDetails, NO_DETAILS, priceInWords } from '#app/domain/ideas/idea-details.ts'

test('a guess is said to be one, an owner’s price is not', () => {
  expect(priceInWords({ price: 'about €20–30', priceGuessed: true })).toBe('about €20–30 (estimated)')
  expect(priceInWords({ price: 'about €20–30', priceGuessed: false })).toBe('about €20–30')
})

test.each([
  [{}, false],
  [{ price: 'about €20', priceGuessed: true }, false],
  [{ price: '€20' }, true],
  [{ details: 'red' }, true],
  [{ productUrl: 'https://kites.example/' }, true],
])('%j is more than an owner’s text: %s', (details, said) => {
  expect(hasOwnDetails({ ...NO_DETAILS, ...details })).toBe(said)
})
