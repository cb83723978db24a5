import { expect, test } from 'vitest'
import { priceInWords } from '#app/copy/prices.ts'
import { CURRENCIES } from '#app/domain/ideas/currency.ts'
import { guessInWords } from '#app/ideas/choice/price-guess.ts'
import { wordsIn } from '#app/server/request/words.ts'

test.each([
  ['en', 'about €20–30 (estimated)'],
  ['de', 'etwa 20–30 € (geschätzt)'],
  ['pt-BR', 'cerca de € 20–30 (estimativa)'],
])('in %s a guessed price is written as there: %s', (language, said) => {
  expect(priceInWords(wordsIn(language), { price: 'about €20–30', priceGuessed: true })).toBe(said)
})

test.each(CURRENCIES)('a guess in %s is as it was kept, in English', (currency) => {
  const price = guessInWords({ low: 200, high: 300 }, currency)
  expect(priceInWords(wordsIn('en'), { price, priceGuessed: true })).toBe(`${price} (estimated)`)
  expect(priceInWords(wordsIn('de'), { price, priceGuessed: true })).toMatch(
    /^etwa 200–300 \S+ \(geschätzt\)$/,
  )
})

test('an owner’s price stays as it is', () => {
  const price = 'about €20–30'
  expect(priceInWords(wordsIn('de'), { price, priceGuessed: false })).toBe(price)
})

test.each([
  ['en', '€39.90, seen on Nov 3, 2026'],
  ['de', '€39.90, gesehen am 3. Nov. 2026'],
])('in %s a price that a shop told has its day: %s', (language, said) => {
  const told = { price: '€39.90', priceGuessed: false, priceSeenOn: '2026-11-03' }
  expect(priceInWords(wordsIn(language), told)).toBe(said)
})
