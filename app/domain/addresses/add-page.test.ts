import { expect, test } from 'vitest'
import { addPath, addPathIn, sharedProduct } from '#app/domain/addresses/add-page.ts'

const shared = (fields: Record<string, string>) => sharedProduct(new URLSearchParams(fields))

test.each([
  ['nothing', {}, '', ''],
  [
    'a bookmark',
    { url: 'https://kites.example/p/1?a=b&c=d', title: 'A red kite' },
    'https://kites.example/p/1?a=b&c=d',
    'A red kite',
  ],
  [
    'a phone, with the address in the text',
    { title: 'A red kite', text: 'https://kites.example/p/1' },
    'https://kites.example/p/1',
    'A red kite',
  ],
  [
    'an app of a shop',
    { text: 'Look at this:\nA red kite\nhttps://kites.example/p/1' },
    'https://kites.example/p/1',
    'Look at this: A red kite',
  ],
  ['an address as the title', { title: 'https://kites.example/p/1' }, 'https://kites.example/p/1', ''],
  ['a name beside the address', { url: 'A kite https://kites.example/' }, 'https://kites.example/', ''],
  ['what is no address', { url: 'kite', text: 'https://kites.example/' }, 'kite', ''],
  ['words alone', { text: ' a red  kite ' }, '', 'a red kite'],
  ['a long text', { text: '\u{1f381}'.repeat(300) }, '', '\u{1f381}'.repeat(200)],
])('%s', (_who, fields, address, name) => {
  expect(shared(fields)).toEqual({ address, name })
})

test('a path of the page says what was passed on, and no more', () => {
  const product = { address: 'https://kites.example/p?a=b&c=d#e', name: 'Ein Drachen & Schwänze' }
  const path = addPath(product)
  expect(sharedProduct(new URL(path, 'http://own.invalid').searchParams)).toEqual(product)
  expect(addPathIn(path)).toBe(path)
  expect(addPathIn(`/portal/add?${new URLSearchParams({ text: `x ${product.address} y` }).toString()}`)).toBe(
    addPath({ address: product.address, name: 'x y' }),
  )
  expect(addPathIn('/portal/add')).toBe('/portal/add')
  expect(addPathIn('/portal/address?url=x')).toBeUndefined()
})
