import { expect, test } from 'vitest'
import { readEnv } from '#app/server/start-up/env.ts'
import { shopsOf } from '#app/server/start-up/shops.ts'

const shops = (source: Record<string, string>) => shopsOf(readEnv(source))
const tagged = (source: Record<string, string>) =>
  shops(source).flatMap(({ name, affiliateTag }) => (affiliateTag ? [[name, affiliateTag]] : []))

test('without settings there are Amazon’s shops of the countries, the American first', () => {
  const names = shops({}).map(({ name }) => name)
  expect(names[0]).toBe('amazon.com')
  expect(names).toContain('amazon.de')
  expect(new Set(names).size).toBe(names.length)
})

test('a tag belongs to the shop it was given for, and to no other', () => {
  expect(tagged({ AFFILIATE_TAG: 'wish-20' })).toEqual([['amazon.com', 'wish-20']])
  const german = { SHOP_SEARCH_URL: 'https://www.amazon.de/s?k={query}', AFFILIATE_TAG: 'wunsch-21' }
  expect(tagged(german)).toEqual([['amazon.de', 'wunsch-21']])
  expect(shops(german)[0].regions).toContain('AT')
})

test('a shop of the operator’s own stands alone, unless others are named', () => {
  const own = { SHOP_SEARCH_URL: 'https://toys.example/?q={query}', AFFILIATE_TAG: 'a' }
  expect(shops(own).map(({ name }) => name)).toEqual(['toys.example'])
  const named = [
    { name: 'bol.com', searchUrl: 'https://www.bol.com/s?q={query}', affiliateTag: 'b', regions: ['NL'] },
    { name: 'toys.example', searchUrl: 'https://other.example/?q={query}' },
  ]
  const both = { ...own, SHOPS: JSON.stringify(named) }
  expect(shops(both).map(({ name, searchUrl }) => [name, searchUrl])).toEqual([
    ['toys.example', own.SHOP_SEARCH_URL],
    ['bol.com', 'https://www.bol.com/s?q={query}'],
  ])
  expect(tagged(both)).toEqual([
    ['toys.example', 'a'],
    ['bol.com', 'b'],
  ])
})

test.each([
  'bol.com',
  '{"name":"bol.com"}',
  '[{"name":"bol.com","searchUrl":"https://www.bol.com/"}]',
  '[{"name":"","searchUrl":"https://www.bol.com/?q={query}"}]',
  '[{"name":"bol","searchUrl":"javascript:{query}"}]',
  '[{"name":"bol","searchUrl":"https://www.bol.com/?q={query}","tag":"a"}]',
])('SHOPS=%s is refused with its shape', (text) => {
  expect(() => readEnv({ SHOPS: text })).toThrow(/SHOPS: needs a list as in \[\{"name":"bol\.com"/)
})
