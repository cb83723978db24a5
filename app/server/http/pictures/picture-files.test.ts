import { beforeEach, expect, test } from 'vitest'
import { takeDown } from '#app/server/commands/operator/take-down.ts'
import { giftProfiles, ideas, unsavedPictures } from '#app/server/database/schema.ts'
import { insertAccount } from '#app/server/queries/accounts/accounts.ts'
import { ownSite } from '#test/own-site.ts'
import { makeUnsaved, showPictures, storePictures } from '#test/data/stored-pictures.ts'

const { world, visit } = await ownSite()
let hash = ''
const small = () => `/picture/${hash}/96`

beforeEach(async () => {
  await world.clean()
  await insertAccount(world.db, { id: 'rosa', email: 'rosa@example.org' })
  ;[hash = ''] = await storePictures(world, 1)
  await makeUnsaved(world, 'rosa', [hash])
})

test('a picture comes as WebP, for ever, for pages of ours alone, and as nothing that could do more than show', async () => {
  const answer = await visit().get(small())
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '5',
    'content-security-policy': "sandbox; default-src 'none'",
    'content-type': 'image/webp',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.any(String),
    'x-robots-tag': 'noindex',
  })
  expect([answer.status, await answer.text()]).toEqual([200, 'small'])
  expect(await (await visit().get(`/picture/${hash}/480`)).text()).toBe('large')
})

test('it is alike for everybody: without cookies, without parts, and its head alone without bytes', async () => {
  const browser = visit()
  browser.cookies.set('wishfolio.session_token', 'forged')
  const part = await browser.request(small(), { headers: { Range: 'bytes=0-1' } })
  expect([part.status, part.headers.get('Accept-Ranges'), part.headers.getSetCookie()]).toEqual([
    200,
    null,
    [],
  ])
  expect(await part.text()).toBe('small')
  const head = await visit().request(small(), { method: 'HEAD' })
  expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([200, '5', ''])
})

test.each([
  ['another hash', () => `/picture/${'0b'.repeat(32)}/96`],
  ['another size', () => `/picture/${hash}/97`],
  ['the name of a column', () => `/picture/${hash}/small`],
  ['no hash', () => `/picture/${hash.slice(1)}/96`],
  ['a hash in capitals', () => `/picture/${'0A'.repeat(32)}/96`],
  ['another ending', () => `/picture/${hash}/96/x`],
  ['SQL', () => `/picture/${encodeURIComponent("' or 1=1 --")}/96`],
])('there is nothing at %s', async (_what, path) => {
  const answer = await visit().get(path())
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
})

/** A list is saved. */
const show = async (slug?: string) => {
  await showPictures(world, 'rosa', [hash], slug)
  await world.db.delete(unsavedPictures)
}

test('one that only lists show that were taken down is nowhere, and back with one of them', async () => {
  const lists = ['grandma-23456789abcd', 'grandpa-23456789abcd']
  for (const slug of lists) await show(slug)
  const status = async () => (await visit().get(small())).status
  for (const id of lists) {
    expect(await status()).toBe(200)
    await takeDown(world, { kind: 'profile', id }, 'rude')
  }
  expect(await status()).toBe(404)
  await takeDown(world, { kind: 'profile', id: lists[0] ?? '' }, null)
  expect(await status()).toBe(200)
})

test.each([
  ['the idea', () => world.db.delete(ideas)],
  ['the list', () => world.db.delete(giftProfiles)],
])('one of a list that was taken down stays away when its owner removes %s', async (_what, remove) => {
  await show()
  await takeDown(world, { kind: 'profile', id: 'grandma-23456789abcd' }, 'rude')
  await remove()
  expect((await visit().get(small())).status).toBe(404)
})

test('one that no idea shows yet is there for a day, and one that none shows any more is not', async () => {
  const status = async () => (await visit().get(small())).status
  expect(await status()).toBe(200)
  world.wait(24 * 3_600_000)
  expect(await status()).toBe(404)
  await show()
  expect(await status()).toBe(200)
  await world.db.delete(ideas)
  expect(await status()).toBe(404)
})
