import { expect, test } from 'vitest'
import { CURRENCIES, type Currency } from '#app/domain/ideas/currency.ts'
import { MAX_PRICE_LENGTH } from '#app/domain/ideas/idea-details.ts'
import { wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { bandIn, bandNamed, guessInWords, typicalOf } from '#app/ideas/choice/price-guess.ts'

test.each<[low: number, high: number, Currency, string]>([
  [20, 30, 'EUR', 'about €20–30'],
  [20, 20, 'EUR', 'about €20'],
  [1500, 2500, 'USD', 'about $1500–2500'],
  [200, 300, 'SEK', 'about SEK 200–300'],
  [3000, 4500, 'JPY', 'about ¥3000–4500'],
  [15000, 20000, 'CZK', 'about CZK 20000'],
])('%i to %i %s is %s', (low, high, currency, words) => {
  expect(guessInWords({ low, high }, currency)).toBe(words)
})

test.each([
  ['20-30', { low: 20, high: 30 }],
  ['€20 – €30', { low: 20, high: 30 }],
  ['$1,500 to 2.000', { low: 1500, high: 2000 }],
  ['19.99-29,50', { low: 19, high: 29 }],
  ['about 25', { low: 25, high: 25 }],
  ['30-20', undefined],
  ['0-10', undefined],
  ['free', undefined],
  ['', undefined],
  ['10-20 or 30', undefined],
  ['1234567', undefined],
  ['<b>20</b> see www.shop.example/1/2', undefined],
])('a model’s "%s" names %j', (words, band) => {
  expect(bandNamed(words)).toEqual(band)
})

test('prices of the catalogue fit in every currency', () => {
  const words = CURRENCIES.flatMap((currency) =>
    wholeCatalogue().universal.map(({ price }) => guessInWords(bandIn(price, currency), currency)),
  )
  const fits = (text: string) => /^about \S+( \d+)?(–\d+)?$/.test(text) && text.length <= MAX_PRICE_LENGTH
  expect(words.filter((text) => !fits(text))).toEqual([])
  expect(bandIn({ minimum: 15, typical: 30 }, 'EUR')).toEqual({ low: 15, high: 30 })
  expect(bandIn({ minimum: 15, typical: 30 }, 'SEK')).toEqual({ low: 150, high: 300 })
  expect(typicalOf({ low: 150, high: 300 }, 'SEK')).toBe(30)
})
