import { beforeEach, expect, test } from 'vitest'
import { LIMITS } from '#app/domain/limits.ts'
import { lookUpProduct } from '#app/server/commands/pictures/look-up.ts'
import { limitCounters, pictures } from '#app/server/database/schema.ts'
import { createLookUp } from '#app/server/look-up/look-up.ts'
import type { Owner } from '#app/server/request/viewer.ts'
import { insertAccount } from '#app/server/queries/accounts/accounts.ts'
import { pictureFile } from '#test/data/pictures.ts'
import { html, jsonLd, offer, product } from '#test/data/product-pages/page-parts.ts'
import { shopsHere } from '#test/shops.ts'
import { ownWorld } from '#test/world.ts'

const shops = await shopsHere()
const world = await ownWorld({}, undefined, shops.network)
const owner = { id: 'rosa', email: 'rosa@example.org' } as Owner
const page = html('de', jsonLd(product({ name: 'Red Kite', image: '/kite.jpg', offers: offer('39.90') })))
const photo = await pictureFile(1)

beforeEach(async () => {
  await world.clean()
  await insertAccount(world.db, owner)
  await insertAccount(world.db, { id: 'otto', email: 'otto@example.org' })
  shops.asked.length = 0
  shops.resolve(['93.184.215.14'])
  shops.answer(({ url }, response) => void response.end(url === '/kite.jpg' ? photo : page))
})

/** Shops rest for a while, so each asks its own. */
let number = 0
const shop = () => `http://shop${++number}.example.com/kite`
const lookUp = (address = shop(), language = 'en') => lookUpProduct(world, owner, { address, language })

test('a product comes with its name, its price of the day in words of the language, and its picture, which is stored', async () => {
  const found = await lookUp('shop.example.com/kite')
  const [stored] = await world.db.select().from(pictures)
  expect(found).toEqual({
    ok: true,
    value: {
      address: 'https://shop.example.com/kite',
      name: 'Red Kite',
      price: '€39.90',
      priceSeen: '2026-11-21 €39.90',
      seenOn: '2026-11-21',
      picture: {
        hash: stored?.hash,
        shown: {
          small: `/picture/${stored?.hash}/96`,
          large: `/picture/${stored?.hash}/480`,
          width: 480,
          height: 360,
        },
      },
      pictureRefused: null,
    },
  })
  expect(await lookUp(shop(), 'de')).toMatchObject({ value: { price: '39,90 €' } })
})

test('what is not on the page is empty, and a picture that cannot be had keeps nothing else away', async () => {
  shops.answer(({ url }, response) => {
    if (url === '/kite.jpg') response.end('no picture')
    else response.end(html('en', jsonLd(product({ name: 'Red Kite', image: '/kite.jpg' }))))
  })
  expect(await lookUp()).toMatchObject({
    value: {
      name: 'Red Kite',
      price: '',
      priceSeen: '',
      seenOn: null,
      picture: null,
      pictureRefused: 'picture_not_read',
    },
  })
  const tiny = await pictureFile(2, { width: 20, height: 20 })
  shops.answer(({ url }, response) => void response.end(url === '/kite.jpg' ? tiny : page))
  expect(await lookUp()).toMatchObject({ value: { price: '€39.90', pictureRefused: 'picture_too_small' } })
  shops.answer(({ url }, response) => {
    if (url === '/kite.jpg') response.writeHead(403).end()
    else response.end(page)
  })
  expect(await lookUp()).toMatchObject({
    value: { name: 'Red Kite', price: '€39.90', picture: null, pictureRefused: 'picture_not_given' },
  })
  expect(await world.db.$count(pictures)).toBe(0)
})

test.each([
  [403, '', 'shop_turned_away'],
  [404, '', 'shop_no_page'],
  [500, '', 'shop_no_page'],
  [200, ' '.repeat(2_000_001), 'shop_page_large'],
  [200, '{"name":"kite"}', 'shop_no_page'],
  [200, '<p>Nothing', 'shop_no_product'],
])(
  'a shop that answers %i with "%.20s" is told by its own sentence, and again without being asked',
  async (status, body, code) => {
    shops.answer((_, response) => void response.writeHead(status).end(body))
    const address = shop()
    expect(await lookUp(address)).toEqual({ ok: false, code })
    const times = shops.asked.length
    expect(await lookUp(address)).toEqual({ ok: false, code })
    expect(shops.asked).toHaveLength(status === 403 || status === 500 ? times : 2 * times)
  },
)

/** What the address of a product must not lead to: by its own words, its host's addresses, or a redirect. */
const HOSTILE = [
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://2130706433/',
  'http://0177.0.0.1/',
  'http://0x7f.1/',
  'http://localhost/',
  'http://printer/',
  'http://router.local/',
  'http://db.internal/',
  'http://shop.example.com:6379/',
  'https://shop.example.com:8443/',
  'http://ann:secret@shop.example.com/',
  'ftp://shop.example.com/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://[fe80::1%25eth0]/',
]
const INNER_ADDRESSES = [
  '127.0.0.1',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  'fe80::1',
  'fc00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'ff02::1',
]

test.each(HOSTILE)('the address %s is refused, and nothing is asked', async (address) => {
  const refusal = await lookUp(address)
  expect(refusal).toMatchObject({
    ok: false,
    code: expect.stringMatching(/^(product_link_|look_up_address)/),
  })
  expect(shops.asked).toEqual([])
})

test.each(INNER_ADDRESSES)(
  'a host that lies at %s is refused, alone or beside a public address',
  async (address) => {
    for (const addresses of [[address], ['93.184.215.14', address]]) {
      shops.resolve(addresses)
      expect(await lookUp()).toEqual({ ok: false, code: 'look_up_address' })
    }
    expect(shops.asked).toEqual([])
  },
)

test.each(HOSTILE)(
  'a page that redirects to %s, or shows its picture there, asks nothing there',
  async (location) => {
    const redirects = shop()
    shops.answer((_, response) => void response.writeHead(302, { location }).end())
    expect((await lookUp(redirects)).ok).toBe(false)
    shops.answer(({ url }, response) => {
      if (url === '/kite') response.end(html('en', jsonLd(product({ name: 'Red Kite', image: location }))))
      else response.writeHead(404).end()
    })
    const shows = shop()
    expect(await lookUp(shows)).toMatchObject({ value: { picture: null } })
    expect(shops.asked).toEqual([redirects, shows].map((address) => address.replace('http://', '')))
  },
)

test('this server is not asked by its own name', async () => {
  const own = createLookUp(
    { publicUrl: 'https://wishes.example.org', clock: world.clock },
    world.makePicture,
    shops.network,
  )
  for (const address of [
    'https://wishes.example.org/',
    'http://wishes.example.org/',
    'http://inner.wishes.example.org/',
  ])
    expect(await own(address)).toEqual({ ok: false, code: 'look_up_address' })
  expect(shops.asked).toEqual([])
})

test('an account looks up so many an hour, each refused address too that is one, and others go on', async () => {
  for (let asked = 0; asked < LIMITS.look_ups.max; asked++) expect((await lookUp()).ok).toBe(true)
  const times = shops.asked.length
  expect(await lookUp()).toMatchObject({ code: 'too_many_look_ups', retryAfter: expect.any(Number) })
  expect(shops.asked).toHaveLength(times)
  expect((await lookUpProduct(world, { ...owner, id: 'otto' }, { address: shop(), language: 'en' })).ok).toBe(
    true,
  )
  await world.db.delete(limitCounters)
  expect((await lookUp()).ok).toBe(true)
})

test('with LOOKUP=off nobody is asked', async () => {
  expect(await lookUpProduct({ ...world, lookUp: null }, owner, { address: shop(), language: 'en' })).toEqual(
    {
      ok: false,
      code: 'look_up_off',
    },
  )
  expect(shops.asked).toEqual([])
})
