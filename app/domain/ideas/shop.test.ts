import { expect, test } from 'vitest'
import { type Shop, shopForLanguages, shopOf, type Shops, shoppingLink } from '#app/domain/ideas/shop.ts'

const shopNamed = (name: string, ...regions: string[]): Shop => ({
  name,
  searchUrl: `https://${name}/s?k={query}`,
  affiliateTag: undefined,
  regions,
})
const SHOPS: Shops = [
  shopNamed('world.example', 'US'),
  shopNamed('de.example', 'DE', 'AT'),
  shopNamed('uk.example', 'GB'),
]

test.each([
  ['de-DE,de;q=0.9,en;q=0.8', 'de.example'],
  ['de-AT', 'de.example'],
  ['de', 'de.example'],
  ['en-GB,en;q=0.9', 'uk.example'],
  ['fr-FR, de;q=0.5', 'de.example'],
  ['fr-FR', null],
  ['', null],
  ['!!,;;q=,de', 'de.example'],
  ['a'.repeat(100_000), null],
])('who reads %s is offered %s', (header, name) => {
  expect(shopForLanguages(SHOPS, header)).toBe(name)
})

test('the first shop stands in for none and for one that is offered no more', () => {
  expect(shopOf(SHOPS, 'uk.example').name).toBe('uk.example')
  expect(shopOf(SHOPS, 'gone.example').name).toBe('world.example')
  expect(shopOf(SHOPS, null).name).toBe('world.example')
})

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
