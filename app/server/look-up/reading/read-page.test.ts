import { describe, expect, test } from 'vitest'
import { readPage } from '#app/server/look-up/reading/read-page.ts'
import { FIRST_HALF } from '#test/data/product-pages/first-half.ts'
import { SECOND_HALF } from '#test/data/product-pages/second-half.ts'
import { WITHOUT_PRICE } from '#test/data/product-pages/without-price.ts'

describe.each([
  ['first', FIRST_HALF],
  ['second', SECOND_HALF],
])('the %s half of the shops', (_, pages) => {
  test.each(pages)('$like', ({ html, url, found }) => expect(readPage(html, url)).toEqual(found))
})

test.each(WITHOUT_PRICE)('no price is read from $like', ({ html, url = 'https://shop.example/p' }) => {
  expect(readPage(html, url).price).toBeNull()
})
