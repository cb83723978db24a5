import { expect, test } from 'vitest'
import { amountOf, priceInText } from '#app/server/look-up/reading/amount.ts'

test.each([
  ['1.299,00 €', '', 1299, 'EUR'],
  ['CHF 49.–', '', 49, 'CHF'],
  ['CHF 1’299.-', '', 1299, 'CHF'],
  ['£12.50', '', 12.5, 'GBP'],
  ['₹1,499', '', 1499, 'INR'],
  ['1.299 €', '', 1299, 'EUR'],
  ['€ 5', '', 5, 'EUR'],
  ['19,- €', '', 19, 'EUR'],
  ['R$ 2.499,90', '', 2499.9, 'BRL'],
  ['US$ 1,299.00', '', 1299, 'USD'],
  ['$12.50', 'us', 12.5, 'USD'],
  ['$12.50', 'ca', 12.5, 'CAD'],
  ['149 kr', 'se', 149, 'SEK'],
  ['149 kr.', 'dk', 149, 'DKK'],
  ['AED 75', '', 75, 'AED'],
])('%s (%s) is %d %s', (text, country, amount, currency) => {
  expect(priceInText(text, country)).toEqual({ amount, currency })
})

test.each([
  '$12.50',
  '149 kr',
  '12.50',
  'ab 12 €',
  '10–20 €',
  '10 - 20 €',
  '£12.50 £9',
  '€ 12 CHF',
  '0 €',
  '-5 €',
  'XXX 5',
  '1.2.3 €',
  '1,29,900 €',
  '€12 / 100 ml',
  '5 € 99',
  '',
  '€',
  '9'.repeat(400),
  '1 . 2 €',
])('%s gives no price', (text) => expect(priceInText(text, '')).toBeUndefined())

test.each([
  ['12.5', 12.5],
  ['64.9500', 64.95],
  ['19.989999771118164', 19.99],
  ['1,499', 1499],
  ['1.299,00', 1299],
  ['1,299.00', 1299],
  ['1.234.567', 1234567],
  ['1.299', undefined],
  ['0,499', undefined],
  ['1e3', undefined],
  ['0.00', undefined],
  ['-1', undefined],
  ['Infinity', undefined],
  ['99999999', undefined],
  ['', undefined],
])('for machines %s is %s', (written, amount) => expect(amountOf(written)).toBe(amount))
