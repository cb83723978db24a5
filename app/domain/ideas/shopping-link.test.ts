import { expect, test } from 'vitest'
import { shoppingLink } from '#app/domain/ideas/shop.ts'

const SEARCH = 'https://shop.example/s?k={query}'

test.each([
  ['kite', 'kite'],
  ['a red kite', 'a+red+kite'],
  ['two  spaces', 'two++spaces'],
  ['C++ & café', 'C%2B%2B+%26+caf%C3%A9'],
  ['50% off?', '50%25+off%3F'],
  ['a=b#c/d', 'a%3Db%23c%2Fd'],
  ['a+b', 'a%2Bb'],
  ['%20', '%2520'],
  ['$& and $1', '%24%26+and+%241'],
  ['{query}', '%7Bquery%7D'],
  ['🎁', '%F0%9F%8E%81'],
  ['<b>"x"</b>', '%3Cb%3E%22x%22%3C%2Fb%3E'],
])('%s is searched for as %s', (idea, query) => {
  expect(shoppingLink(idea, { searchUrl: SEARCH, affiliateTag: undefined })).toBe(
    `https://shop.example/s?k=${query}`,
  )
})

test.each(['a red kite', 'C++ & café', "it's (new) ~ *best* $5", '🎁 50% & more?', '&tag=evil-20'])(
  'the shop reads %s back, and our tag beside it',
  (idea) => {
    const url = new URL(shoppingLink(idea, { searchUrl: SEARCH, affiliateTag: 'wish & folio-20' }))
    expect(url.searchParams.get('k')).toBe(idea)
    expect(url.searchParams.getAll('tag')).toEqual(['wish & folio-20'])
  },
)

test('a tag leaves spaces as plus signs and the rest percent-encoded', () => {
  expect(shoppingLink('C++ & café', { searchUrl: SEARCH, affiliateTag: 'wish-20' })).toBe(
    'https://shop.example/s?k=C%2B%2B+%26+caf%C3%A9&tag=wish-20',
  )
})

test('our tag replaces one in the search address', () => {
  const shop = { searchUrl: 'https://shop.example/s?tag=theirs&k={query}', affiliateTag: 'ours' }
  expect(new URL(shoppingLink('kite', shop)).searchParams.getAll('tag')).toEqual(['ours'])
})
