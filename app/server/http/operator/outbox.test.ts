import { afterAll, expect, test } from 'vitest'
import { type Asked, askAt, serveWorld } from '#test/programs/listening.ts'
import { mailedLink, PASSWORD } from '#test/make.ts'
import { openSite } from '#test/own-site.ts'
import { testThisMachineOnly } from '#test/this-machine-only.ts'
import { ownWorld } from '#test/world.ts'

const world = await ownWorld()
const server = await serveWorld(world)
afterAll(() => void server.close())
const key = world.outbox?.key ?? ''

/** With the key unless it says otherwise. */
const ask = ({ path = `/outbox?key=${key}`, of = server, ...rest }: Partial<Asked> = {}) =>
  askAt(of, { path, ...rest })

test('a user of this machine with the key reads the emails, newest first, with their links', async () => {
  const browser = (await openSite(world))()
  await browser.post('/signup', { email: 'first@example.org', password: PASSWORD })
  await world.mails()
  await browser.post('/signup', { email: 'second@example.org', password: PASSWORD })
  const link = await mailedLink(world)

  const { status, body, headers } = await ask({})
  expect(status).toBe(200)
  expect(body).toContain('Subject: Confirm your email for Wishfolio')
  expect(body).toContain(`href="http://localhost:3000${link}"`)
  expect(body.indexOf('To: second@example.org')).toBeLessThan(body.indexOf('To: first@example.org'))
  expect(body.indexOf('To: second@example.org')).toBeGreaterThan(0)
  expect(headers['cache-control']).toBe('no-store')
})

testThisMachineOnly('the outbox', ask)

test.each([
  ['none', ''],
  ['a blank one', '?key='],
  ['a part of it', () => `?key=${key.slice(0, -1)}`],
  ['more than it', () => `?key=${key}x`],
  ['another of the same length', () => `?key=${'x'.repeat(key.length)}`],
  ['one of as many letters but more bytes', () => `?key=${encodeURIComponent('é'.repeat(key.length))}`],
  ['two', () => `?key=x&key=${key}`],
])('with the wrong key it does not exist: %s', async (_what, query) => {
  const path = `/outbox${typeof query === 'string' ? query : query()}`
  const { status, body } = await ask({ path })
  expect(status).toBe(404)
  expect(body).not.toContain('Confirm your email')
})

test('a public server shows no emails, and one with a mail server has none to show', async () => {
  for (const services of [
    { ...world, env: { ...world.env, isPublic: true } },
    { ...world, outbox: undefined },
  ]) {
    const other = await serveWorld(services)
    expect((await ask({ of: other })).status).toBe(404)
    other.close()
  }
})
