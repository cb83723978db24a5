import { expect, test } from 'vitest'
import { type Shop, shopForLanguages, shopOf, type Shops } from '#app/domain/ideas/shop.ts'

const shop = (name: string, ...regions: string[]): Shop => ({
  name,
  searchUrl: `https://${name}/s?k={query}`,
  affiliateTag: undefined,
  regions,
})
const SHOPS: Shops = [shop('world.example', 'US'), shop('de.example', 'DE', 'AT'), shop('uk.example', 'GB')]

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
