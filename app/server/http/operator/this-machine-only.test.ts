import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, describe, expect, test } from 'vitest'
import { wordsOf } from '#app/copy/emails.ts'
import { wordsIn } from '#app/server/request/words.ts'
import { mailedLink, PASSWORD } from '#test/make.ts'
import { openSite } from '#test/own-site.ts'
import { unescaped } from '#test/read-page.ts'
import { ownWorld } from '#test/world.ts'
import { createApp } from '#app/server/http/app.ts'
import { listenerOf } from '#app/server/http/page-cache/listener.ts'
import { pageCache } from '#app/server/http/page-cache/page-cache.ts'
import type { Services } from '#app/server/services.ts'
import { serverBuild } from '#test/server-build.ts'

/** An address of this machine that other machines could reach. */
const OUTER_ADDRESS = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address

const OWN_HOSTS = ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000']

/** Any host name may resolve to this machine. */
const OTHER_HOSTS = [
  'evil.example',
  'wishes.example:3000',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '10.0.0.1',
  '0.0.0.0',
  '2130706433',
  '0x7f.1',
  'localhost.',
  '[::ffff:7f00:1]',
]

/** Headers that proxies add, and that a stranger may forge. */
const FROM_OUTSIDE = [
  ['Forwarded', 'for=127.0.0.1'],
  ['X-Forwarded-For', '127.0.0.1'],
  ['X-Forwarded-Host', 'localhost'],
  ['X-Forwarded-Proto', 'https'],
  ['X-Real-IP', '127.0.0.1'],
  ['X-Forwarded', 'for=127.0.0.1'],
  ['X-Original-Host', 'localhost'],
  ['X-Envoy-External-Address', '127.0.0.1'],
  ['X-Client-IP', '127.0.0.1'],
  ['X-Cluster-Client-IP', '127.0.0.1'],
  ['CF-Connecting-IP', '127.0.0.1'],
  ['True-Client-IP', '127.0.0.1'],
  ['Via', '1.1 proxy'],
  ['X-Forwarded-For', ''],
] as const

const TOKEN = 'a token of our own'

const world = await ownWorld()
const server = await serveWorld(world)
const env = { ...world.env, METRICS_TOKEN: TOKEN }
const guarded = await serveWorld({ ...world, env: { ...env, isPublic: true } })
const published = await serveWorld({ ...world, env: { ...world.env, isPublic: true } })
afterAll(() => [server, guarded, published].forEach((one) => one.close()))

const key = world.outbox?.key ?? ''
const OUTBOX = `/outbox?key=${key}`

const ask = (asked: Partial<Asked> = {}, of = server) => askAt(of, { path: '/metrics', ...asked })

describe.each(['/metrics', OUTBOX])('without a token, %s', (path) => {
  const status = async (asked: Partial<Asked>) => (await ask({ path, ...asked })).status

  test.each(OWN_HOSTS)('is for the Host %s, which is this machine', async (host) => {
    expect(await status({ headers: { host } })).toBe(200)
  })

  test.each(OTHER_HOSTS)('is not for the Host %s: any name may resolve to this machine', async (host) => {
    expect(await status({ headers: { host } })).toBe(404)
  })

  test.each(FROM_OUTSIDE)(
    'is not for what came through a proxy, whatever it claims: %s: %s',
    async (...header) => {
      expect(await status({ headers: Object.fromEntries([header]) })).toBe(404)
    },
  )

  test.skipIf(OUTER_ADDRESS === undefined)('is not for another machine', async () => {
    expect(await status({ at: OUTER_ADDRESS ?? '' })).toBe(404)
  })
})

test('without a token, a public server shows no metrics, not even to this machine', async () => {
  expect((await ask({}, published)).status).toBe(404)
})

test.each([
  ['as a proxy does that keeps the Host', false, {}],
  ['as a proxy does that rewrites the Host to ours', true, {}],
  ['with forged headers', true, { 'X-Forwarded-For': '127.0.0.1', 'X-Real-IP': '127.0.0.1' }],
  ['with the Host of this machine', false, { host: 'localhost' }],
])('a stranger behind a local proxy reads no metrics and no emails, %s', async (_how, rewrites, headers) => {
  const { port } = server.address() as AddressInfo
  const proxy = createServer((asked, answer) => {
    const passed = {
      ...asked.headers,
      'x-forwarded-for': [asked.headers['x-forwarded-for'], asked.socket.remoteAddress]
        .filter(Boolean)
        .join(', '),
      ...(rewrites && { host: `127.0.0.1:${port}` }),
    }
    request({ host: '127.0.0.1', port, path: asked.url, headers: passed }, (got) => {
      answer.writeHead(got.statusCode ?? 500, got.headers)
      got.pipe(answer)
    }).end()
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  for (const path of ['/metrics', OUTBOX]) {
    const { status } = await askAt(proxy, { path, headers: { host: 'wishes.example', ...headers } })
    expect({ path, status }).toEqual({ path, status: 404 })
  }
  proxy.close()
})

test.each([
  ['the token', `Bearer ${TOKEN}`, 200],
  ['the token, in the other case', `bearer ${TOKEN}`, 200],
  ['nothing', '', 401],
  ['more than it', `Bearer ${TOKEN}x`, 401],
  ['another of the same length', `Bearer ${'x'.repeat(TOKEN.length)}`, 401],
  ['a password', `Basic ${btoa(`:${TOKEN}`)}`, 401],
])('with a token set, %s gets the right answer', async (_what, authorization, status) => {
  const headers: Record<string, string> = authorization ? { authorization } : {}
  const answer = await ask({ headers }, guarded)
  expect(answer.status).toBe(status)
  expect(answer.body.includes('process_cpu_seconds_total')).toBe(status === 200)
})

test('a user of this machine with the key reads the emails, newest first, with their links', async () => {
  const browser = (await openSite(world))()
  await browser.post('/signup', { email: 'first@example.org', password: PASSWORD })
  await world.mails()
  await browser.post('/signup', { email: 'second@example.org', password: PASSWORD })
  const link = await mailedLink(world)

  const { status, body, headers } = await ask({ path: OUTBOX })
  expect(status).toBe(200)
  expect(body).toContain('Subject: Confirm your email for Wishfolio')
  expect(body).toContain(`href="http://localhost:3000${link}"`)
  expect(body.indexOf('To: second@example.org')).toBeLessThan(body.indexOf('To: first@example.org'))
  expect(body.indexOf('To: second@example.org')).toBeGreaterThan(0)
  expect(headers['cache-control']).toBe('no-store')
})

test.each(['de', 'ar'])(
  'the emails can be read in %s, whose letters are encoded in them',
  async (language) => {
    const browser = (await openSite(world))()
    browser.cookies.set('wishfolio.language', language)
    await browser.post('/reset-password', { email: `nobody-${language}@example.org` })
    await world.mails()
    const { body } = await ask({ path: OUTBOX })
    const words = wordsOf(
      { kind: 'no_account', link: 'http://localhost:3000/signup', closed: false, signingIn: false },
      wordsIn(language),
    )
    for (const said of [`Subject: ${words.subject}`, ...words.paragraphs, words.action.label])
      expect(unescaped(body)).toContain(said)
    expect(body).toContain('href="http://localhost:3000/signup"')
  },
)

test.each([
  ['none', ''],
  ['a blank one', '?key='],
  ['a part of it', `?key=${key.slice(0, -1)}`],
  ['more than it', `?key=${key}x`],
  ['another of the same length', `?key=${'x'.repeat(key.length)}`],
  ['one of as many letters but more bytes', `?key=${encodeURIComponent('é'.repeat(key.length))}`],
  ['two', `?key=x&key=${key}`],
])('with the wrong key it does not exist: %s', async (_what, query) => {
  const { status, body } = await ask({ path: `/outbox${query}` })
  expect(status).toBe(404)
  expect(body).not.toContain('Confirm your email')
})

test('a public server shows no emails, and one with a mail server has none to show', async () => {
  for (const services of [
    { ...world, env: { ...world.env, isPublic: true } },
    { ...world, outbox: undefined },
  ]) {
    const other = await serveWorld(services)
    expect((await ask({ path: OUTBOX }, other)).status).toBe(404)
    other.close()
  }
})

/** The whole server on a real port: only a real connection has a peer address. */
async function serveWorld(services: Services): Promise<Server> {
  const answer = listenerOf(pageCache(services, createApp(services, await serverBuild())))
  const started = createServer(answer).listen(0, '0.0.0.0')
  await once(started, 'listening')
  return started
}

interface Asked {
  path: string
  headers?: Record<string, string>
  at?: string
}

/** Requests with exactly these headers, with Host `localhost` by default. */
async function askAt(
  asked: Server,
  { path, headers = {}, at = '127.0.0.1' }: Asked,
): Promise<{ status: number | undefined; body: string; headers: IncomingHttpHeaders }> {
  const { port } = asked.address() as AddressInfo
  const asking = request({ host: at, port, path, headers: { host: `localhost:${port}`, ...headers } }).end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  let body = ''
  for await (const part of answer.setEncoding('utf8')) body += part as string
  return { status: answer.statusCode, body, headers: answer.headers }
}
