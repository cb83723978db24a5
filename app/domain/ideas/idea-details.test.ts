import { expect, test } from 'vitest'
import { daySeen, hasOwnDetails, NO_DETAILS, seenPrice } from '#app/domain/ideas/idea-details.ts'

test.each([
  [{}, false],
  [{ price: 'about €20', priceGuessed: true }, false],
  [{ price: '€20' }, true],
  [{ details: 'red' }, true],
  [{ productUrl: 'https://kites.example/' }, true],
  [{ picture: '0a'.repeat(32) }, true],
])('%j is more than an owner’s text: %s', (details, said) => {
  expect(hasOwnDetails({ ...NO_DETAILS, ...details })).toBe(said)
})

test('a price that a shop told is posted with its day, and known by both', () => {
  const seen = seenPrice({ price: '€39.90', priceSeenOn: '2026-11-03' })
  expect(daySeen('€39.90', seen)).toBe('2026-11-03')
  expect(daySeen('€39', seen)).toBeNull()
  expect(seenPrice({ price: '€39.90', priceSeenOn: null })).toBe('')
})

test.each(['', '2026-11-03', '2026-11-03 ', '2026-13-03 €39.90', '03.11.2026 €39.90', ' €39.90'])(
  '“%s” is no day of a price',
  (seen) => {
    for (const price of ['€39.90', '']) expect(daySeen(price, seen)).toBeNull()
  },
)
