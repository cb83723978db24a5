import { expect, test } from 'vitest'
import { amountIn, limitsFor } from '#app/domain/ideas/price-limits.ts'

test.each([
  ['25 €', 25],
  ['about €12.50 (estimated)', 12.5],
  ['12,5', 12.5],
  ['10–20 €', 20],
  ['10 - 20', 20],
  ['1.299,-', 1299],
  ['CHF 1’299.50', 1299.5],
  ['1 299 kr', 1299],
  ['1.299,50 €', 1299.5],
  ['', 0],
  ['a gift card', 0],
])('%s is %s', (price, amount) => {
  expect(amountIn(price)).toBe(amount)
})

test.each([
  [
    ['8 €', '15 €', '45 €', ''],
    [10, 20],
  ],
  [['8 €'], []],
  [['20', '20'], []],
  [
    ['3.000 ¥', '12.000 ¥'],
    [5000, 10_000],
  ],
  [[], []],
])('%j is parted at %j', (prices, limits) => {
  expect(limitsFor(prices)).toEqual(limits)
})
