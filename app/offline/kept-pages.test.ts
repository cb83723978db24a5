import { expect, test } from 'vitest'
import {
  assetsIn,
  isGone,
  isPlain,
  keptPagesOf,
  mayBeKept,
  picturesIn,
  smallPicture,
} from '#app/offline/kept-pages.ts'

const at = (address: string) => new URL(address, 'https://wishes.example')

test.each([
  ['/gift/grandma-rosemary-h32w92cgqc6z', 'wishfolio.shared-pages'],
  ['/gift/grandma-rosemary-h32w92cgqc6z?show=free', 'wishfolio.shared-pages'],
  ['/your-gifts', 'wishfolio.your-gifts'],
  ['/', undefined],
  ['/portal', undefined],
  ['/portal/profile', undefined],
  ['/portal/gift/grandma-rosemary', undefined],
  ['/signin', undefined],
  ['/gift/grandma-rosemary.data', undefined],
  ['/gift/grandma-rosemary/take', undefined],
  ['/gift/grandma-rosemary/message', undefined],
  ['/gift/grandma-rosemary/live', undefined],
  ['/your-gifts/key', undefined],
  ['/your-gifts.data', undefined],
])('of %s a browser keeps: %s', (address, cacheName) => {
  expect(keptPagesOf(at(address))?.cacheName).toBe(cacheName)
})

test.each([
  ['/gift/a', true],
  ['/gift/a?fbclid=x&utm_source=chat', true],
  ['/gift/a?show=free', false],
  ['/gift/a?preview', false],
  ['/gift/a?utm_source=chat&print=1', false],
])('%s shows the page itself: %s', (address, plain) => {
  expect(isPlain(at(address))).toBe(plain)
})

const page = (headers: Record<string, string>, status = 200) =>
  new Response('', { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } })

test.each([
  ['a page from the page cache', page({ 'Cache-Control': 'no-cache' }), true],
  ['a page of this device', page({ 'Cache-Control': 'private, no-cache' }), true],
  ['a page of an account', page({ 'Cache-Control': 'no-store' }), false],
  ['a page that forbids it among others', page({ 'Cache-Control': 'no-cache, no-store' }), false],
  ['a page without the header', page({}), false],
  ['a missing page', page({ 'Cache-Control': 'no-cache' }, 404), false],
  ['a failure', page({ 'Cache-Control': 'no-cache' }, 503), false],
  ['data', page({ 'Cache-Control': 'no-cache', 'Content-Type': 'text/x-script' }), false],
])('%s may be kept: %s', (_what, answer, kept) => {
  expect(mayBeKept(answer)).toBe(kept)
})

test.each([
  [200, false],
  [302, false],
  [403, true],
  [404, true],
  [410, true],
  [503, false],
])('after the status %i what was kept must go: %s', (status, gone) => {
  expect(isGone(new Response(null, { status }))).toBe(gone)
})

test('the files of the build that a page names are found once each, fonts that only its styles name are not', () => {
  const html = `<style>@font-face{src:url(/assets/noto-a1.woff2)}</style>
    <link rel="modulepreload" href="/assets/gift-C_v4.js"/><link rel="preload" href="/assets/besley-b2.woff2" as="font"/>
    <img src="/card.png"/><script type="module">import * as route0 from "/assets/gift-C_v4.js";import("/assets/entry.client-d4.js")</script>`
  expect(assetsIn(html)).toEqual([
    '/assets/gift-C_v4.js',
    '/assets/besley-b2.woff2',
    '/assets/entry.client-d4.js',
  ])
})

const picture = (number: number) => `/picture/${String(number).padStart(64, 'abc')}`

test('the small pictures of a page are found once each, no large ones, and at most a hundred', () => {
  const [one, other] = [picture(1), picture(2)]
  const html = `<img src="${one}/96"/><img src="${other}/96"/><script>["${one}/96","${one}/480","${picture(3)}/4801"]</script>`
  expect(picturesIn(html)).toEqual([`${one}/96`, `${other}/96`])
  expect(picturesIn('<p>a kite</p>')).toEqual([])
  const many = Array.from({ length: 150 }, (_, number) => `${picture(number)}/96`)
  expect(picturesIn(many.join(' '))).toEqual(many.slice(0, 100))
})

test.each([
  [`${picture(1)}/96`, `${picture(1)}/96`],
  [`${picture(1)}/480`, `${picture(1)}/96`],
  [`${picture(1)}/481`, undefined],
  ['/picture/abc/96', undefined],
  [`/portal${picture(1)}/96`, undefined],
])('the small form of %s is %s', (path, small) => {
  expect(smallPicture(at(path))).toBe(small)
})
