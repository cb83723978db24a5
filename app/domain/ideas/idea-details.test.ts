import { expect, test } from 'vitest'
import { hasOwnDetails, NO_DETAILS } from '#app/domain/ideas/idea-details.ts'

test.each([
  [{}, false],
  [{ price: 'about €20', priceGuessed: true }, false],
  [{ price: '€20' }, true],
  [{ details: 'red' }, true],
  [{ productUrl: 'https://kites.example/' }, true],
])('%j is more than an owner’s text: %s', (details, said) => {
  expect(hasOwnDetails({ ...NO_DETAILS, ...details })).toBe(said)
})
