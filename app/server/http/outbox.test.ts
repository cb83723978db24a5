import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { serve, type ServerType } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#app/server/http/app.ts'
import type { Services } from '#app/server/services.ts'
import { mailedLink, PASSWORD } from '#test/make.ts'
import { openSite } from '#test/request.ts'
import { serverBuild } from '#test/server-build.ts'
import { createWorld, type World } from '#test/world.ts'

/** An address of this machine that others could use too. */
const outer = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address

let world: World
let server: ServerType
let key: string
beforeAll(async () => {
  world = await createWorld()
  key = world.outbox?.key ?? ''
  server = await start(world)
})
afterAll(async () => {
  server.close()
  await world.close()
})

/** Only a real connection has a peer with an address. */
async function start(services: Services): Promise<ServerType> {
  const started = serve({
    fetch: createApp(services, await serverBuild()).fetch,
    port: 0,
    hostname: '0.0.0.0',
  })
  await once(started, 'listening')
  return started
}

interface Asked {
  path?: string
  headers?: Record<string, string>
  at?: string
  of?: ServerType
}

async function ask({ path = `/outbox?key=${key}`, headers = {}, at = '127.0.0.1', of = server }: Asked) {
  const { port } = of.address() as AddressInfo
  const asking = request({ host: at, port, path, headers: { host: `localhost:${port}`, ...headers } }).end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  let body = ''
  for await (const part of answer.setEncoding('utf8')) body += part as string
  return { status: answer.statusCode, body, headers: answer.headers }
}

test('whoever sits at this machine and has the key reads the mails, newest first, with their links', async () => {
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

test.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
  'the Host %s is this machine',
  async (host) => {
    expect((await ask({ headers: { host } })).status).toBe(200)
  },
)

test.each([
  'evil.example',
  'wishes.example:3000',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '10.0.0.1',
  '0.0.0.0',
])('the Host %s is not: somebody’s name may lead to this machine', async (host) => {
  expect((await ask({ headers: { host } })).status).toBe(404)
})

test.each([
  ['Forwarded', 'for=127.0.0.1'],
  ['X-Forwarded-For', '127.0.0.1'],
  ['X-Forwarded-Host', 'localhost'],
  ['X-Forwarded-Proto', 'https'],
  ['X-Real-IP', '127.0.0.1'],
  ['Via', '1.1 proxy'],
  ['X-Forwarded-For', ''],
])('what came through a proxy is refused, whatever it claims: %s: %s', async (name, value) => {
  expect((await ask({ headers: { [name]: value } })).status).toBe(404)
})

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

test.skipIf(outer === undefined)('a peer that is not this machine itself is refused', async () => {
  expect((await ask({ at: outer ?? '' })).status).toBe(404)
})

test('a public server shows no mails, and one with a mail server has none to show', async () => {
  for (const services of [
    { ...world, env: { ...world.env, isPublic: true } },
    { ...world, outbox: undefined },
  ]) {
    const other = await start(services)
    expect((await ask({ of: other })).status).toBe(404)
    other.close()
  }
})
