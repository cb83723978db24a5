import { expect, test } from 'vitest'
import { decodedHtml } from '#app/server/look-up/reading/decoded-html.ts'
import { readPage } from '#app/server/look-up/reading/read-page.ts'
import { usualMilliseconds } from '#test/usual-milliseconds.ts'

const LENGTH = 2_000_000
const filled = (part: string, end = '') =>
  part.repeat(Math.floor(LENGTH / 2 / part.length)) +
  end.repeat(end ? Math.floor(LENGTH / 2 / end.length) : 0)
const script = (json: string) => `<script type="application/ld+json">${json}</script>`

test.each([
  ['elements without an end', filled('<a>', '</b>')],
  ['things in things', filled('<p itemscope itemprop=a itemtype=Product>', 'a')],
  ['texts in texts', `<p itemscope itemtype=Product>${filled('<b itemprop=name>', 'a<i>')}`],
  ['one property many times', `<p itemscope itemtype=Product>${filled('<meta itemprop=name content=a>')}`],
  ['a tag with many attributes', `<p ${filled('a=b ', 'c ')}`],
  ['names of meta', filled('<meta name=a content=b>', '<meta name=c>')],
  ['lists in lists', script(filled('[', ']'))],
  ['graphs in graphs', script('{"@graph":['.repeat(50_000) + ']}'.repeat(50_000))],
  ['many products', script(`[${filled('{"@type":"Product","name":"a","url":"b"},')}{}]`)],
  ['one product many times', script(`[${filled('{"@type":"Product","name":"abc"},')}{}]`)],
  [
    'references in a circle',
    script('[{"@type":"Product","@id":"a","offers":{"@id":"a"},"mainEntity":{"@id":"a"}}]'),
  ],
  [
    'references that grow',
    script(
      JSON.stringify({
        '@type': 'Product',
        '@id': 'a',
        offers: Array.from({ length: 500 }, () => ({ '@id': 'a' })),
      }),
    ),
  ],
  [
    'references to a long thing',
    script(
      JSON.stringify([
        { '@type': 'Offer', '@id': '#o', price: '5', description: 'a'.repeat(1_900_000) },
        { '@type': 'Product', name: 'Kite', offers: Array.from({ length: 250 }, () => ({ '@id': '#o' })) },
        { '@type': 'Product', name: 'Lamp', offers: Array.from({ length: 250 }, () => ({ '@id': '#o' })) },
      ]),
    ),
  ],
  [
    'references to a thing of many properties',
    script(
      JSON.stringify([
        { '@id': '#o', ...Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`p${at}`, 1])) },
        { '@type': 'Product', name: 'Kite', offers: Array.from({ length: 500 }, () => ({ '@id': '#o' })) },
      ]),
    ),
  ],
  [
    'products that share an offer',
    script(
      JSON.stringify([
        { '@type': 'Offer', '@id': '#o', price: '5', description: 'a'.repeat(1_500_000) },
        ...Array.from({ length: 2000 }, () => ({
          '@type': 'Product',
          name: 'Kite',
          offers: { '@id': '#o' },
        })),
      ]),
    ),
  ],
  [
    'properties that share a value',
    ['Kite', 'Lamp']
      .map(
        (name) =>
          `<p itemscope itemtype=Product><b itemprop=name>${name}</b><p itemprop=offers itemscope>` +
          `<meta itemprop="${Array.from({ length: 50_000 }, (_, at) => `p${at}`).join(' ')}" content="${'a'.repeat(500_000)}">` +
          '</p></p>',
      )
      .join(''),
  ],
  [
    'a title that products are compared with',
    `<title>${'a'.repeat(1_000_000)}</title>${script(`[${'{"@type":"Product","name":"abc"},'.repeat(5000)}{}]`)}`,
  ],
  ['a long number', script(`{"@type":"Product","offers":{"@type":"Offer","price":"${filled('1,')}"}}`)],
  ['a long name', script(`{"@type":"Product","name":"${filled('a | ', ' : ')}"}`)],
  ['a long title', `<title>${filled(' - ', '&amp;')}</title>`],
  ['spaces', `<title>${filled(' ', '\u00a0')}</title>${script(filled(' ', ';'))}`],
])('a page full of %s takes less than a second', async (_, html) => {
  const taken = await usualMilliseconds(1, () => {
    expect(readPage(html, 'https://shop.example/p').price).toBeNull()
  })
  expect(taken).toBeLessThan(1000)
})

test('the memory does not grow with what is named again and again', () => {
  const offers = Array.from({ length: 250 }, () => ({ '@id': '#o' }))
  const html = script(
    JSON.stringify([
      { '@type': 'Offer', '@id': '#o', price: '5', description: 'a'.repeat(1_900_000) },
      { '@type': 'Product', name: 'Kite', offers },
      { '@type': 'Product', name: 'Lamp', offers },
    ]),
  )
  const before = process.memoryUsage().rss
  readPage(html, 'https://shop.example/p')
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
})

test('names of prototypes are names as any other', () => {
  const html = `<p itemscope itemtype=http://schema.org/Product><b itemprop=__proto__>x</b><b itemprop="constructor name">Kite</b>
    ${script('{"__proto__":{"@type":"Product"},"@type":"Product","name":"Kite","offers":{"price":"1","priceCurrency":"constructor"}}')}`
  expect(readPage(html, 'https://shop.example/p')).toEqual({ name: 'Kite', price: null, picture: null })
  expect({}).not.toHaveProperty('name')
})

test('a picture is at an address of the web, and no drawing', () => {
  const at = (image: string) =>
    readPage(`<meta property=og:image content="${image}">`, 'https://shop.example/p').picture
  expect(at('javascript:alert(1)')).toBeNull()
  expect(at('data:image/png;base64,AA')).toBeNull()
  expect(at('/a.svg?b')).toBeNull()
  expect(at('//cdn.example/a.png')).toBe('https://cdn.example/a.png')
})

test('pages are read in their encodings, and what is no page is not read', () => {
  const bytes = (text: string) => Buffer.from(text, 'latin1')
  expect(decodedHtml(bytes('<p>Gr\xfcn'), 'text/html; charset=ISO-8859-1')).toBe('<p>Grün')
  expect(decodedHtml(bytes('<meta charset="windows-1252">\x80'), 'text/html')).toContain('€')
  expect(decodedHtml(Buffer.from('\ufeff<p>é'), 'text/html; charset=latin1')).toBe('<p>é')
  expect(decodedHtml(Buffer.from('<p>é'), 'text/html; charset=nonsense')).toBe('<p>é')
  expect(decodedHtml(bytes('%PDF-1.7 <html>'), 'text/html')).toBeUndefined()
  expect(decodedHtml(bytes('\x89PNG\r\n\x1a\n\0\0'), 'text/html')).toBeUndefined()
  expect(decodedHtml(bytes('{"a":1}'), 'text/html')).toBeUndefined()
})
