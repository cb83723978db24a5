import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { beforeEach, expect, test } from 'vitest'
import { createApp } from '#app/server/http/app.ts'
import type { Answerer } from '#app/server/http/listen.ts'
import { listenerOf } from '#app/server/http/page-cache/listener.ts'
import { type PageCache, pageCache } from '#app/server/http/page-cache/page-cache.ts'
import { createLog } from '#app/server/log/log.ts'
import { makeGathering, makeProfile, signedIn } from '#test/make.ts'
import { openSite } from '#test/own-site.ts'
import { serverBuild } from '#test/server-build.ts'
import { ownWorld } from '#test/world.ts'

const world = await ownWorld()
let lines: Record<string, unknown>[] = []
const log = createLog('info', {
  write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]),
})
const app = createApp({ ...world, log }, await serverBuild())
const OWN_OBJECTS = { overrideGlobalObjects: false }
const owner = await signedIn(world, (await openSite(world))())
const profile = await makeProfile(owner, { ideas: ['a kite', 'a lamp'] })
const { slug, idea } = profile
const gathering = (await makeGathering(owner, [profile])).page
const page = `/gift/${slug}`
beforeEach(() => {
  lines = []
})

/** The listener with an empty page cache, and how often it passed something on to the application. */
function freshCache() {
  const cache = pageCache({ ...world, log }, app)
  let passedOn = 0
  const fetch: PageCache['fetch'] = (...passed) => {
    passedOn += 1
    return cache.fetch(...passed)
  }
  return { answer: listenerOf({ ...cache, fetch }, OWN_OBJECTS), passedOn: () => passedOn }
}

type Headers = Record<string, string>

/** All bytes of an answer. */
async function received(answer: Answerer, method: string, path: string, headers: Headers = {}) {
  const server = createServer((...exchange) => void answer(...exchange)).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const fields = Object.entries({ Host: 'localhost:3000', Connection: 'close', ...headers })
  socket.write(
    `${method} ${path} HTTP/1.1\r\n${fields.map((field) => `${field.join(': ')}\r\n`).join('')}\r\n`,
  )
  const all = (await buffer(socket)).toString('latin1')
  server.close()
  return all
}

/** The same without what is another one in each. */
async function bytesFrom(...asked: Parameters<typeof received>) {
  const all = await received(...asked)
  const nonce = /'nonce-([^']+)'/.exec(all)?.[1] ?? 'no nonce'
  return all
    .replace(/^Date: .*$/m, 'Date:')
    .replace(/^x-request-id: [0-9a-f-]{36}\r$/im, 'x-request-id:\r')
    .replaceAll(nonce, 'nonce')
}

/** The lines without what is another one in each. */
const noted = () => lines.map((line): typeof line => ({ ...line, time: 0, requestId: '', ms: 0 }))
const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }

async function etagOf(path: string, headers: Headers = {}): Promise<string> {
  const all = await bytesFrom(freshCache().answer, 'GET', path, headers)
  return /^etag: (.*)\r$/im.exec(all)?.[1] ?? 'no ETag'
}

/** Requests that are answered from memory, each with its status. */
const waysOf = async (path: string): Promise<[method: string, headers: Headers, status: number][]> => [
  ['GET', {}, 200],
  ['GET', BROWSER, 200],
  ['HEAD', BROWSER, 200],
  ['GET', { ...BROWSER, 'If-None-Match': `"other", W/${await etagOf(path, BROWSER)}` }, 304],
]
const MORE_WAYS: Awaited<ReturnType<typeof waysOf>> = [
  ['GET', { 'Accept-Encoding': 'gzip' }, 200],
  ['GET', { 'Accept-Encoding': 'gzip;q=0.5, BR;q=0, *;q=0' }, 200],
  ['GET', { 'Accept-Encoding': 'br;q=0, gzip;q=0.0' }, 200],
  ['HEAD', {}, 200],
  ['GET', { 'If-None-Match': '*' }, 304],
  ['HEAD', { 'If-None-Match': '*' }, 304],
  ['GET', { 'If-None-Match': '"other"' }, 200],
  ['GET', { Cookie: 'theme=dark; wishfolio.device=x' }, 200],
  ['GET', { 'X-Request-Id': 'grandma', 'X-Forwarded-For': '198.51.100.7' }, 200],
  ['GET', { Connection: 'keep-alive, close' }, 200],
]

const WHOLE_TABLE = ['/', page, gathering]

test.each([
  ['/', '/'],
  ['/?utm_source=mail', '/'],
  [page, '/gift/:slug'],
  [`${page}?fbclid=abc`, '/gift/:slug'],
  [`${page}?show=free`, '/gift/:slug'],
  [`${page}?from=${gathering.split('/').at(-1)}`, '/gift/:slug'],
  [`${page}.data`, '/gift/:slug.data'],
  [`${page}.data?_routes=root`, '/gift/:slug.data'],
  [`${page}/qr.svg`, '/gift/:slug/qr.svg'],
  [`${page}/card.png`, '/gift/:slug/card.png'],
  [gathering, '/gathering/:slug'],
  [`${gathering}.data`, '/gathering/:slug.data'],
  [`${gathering}/qr.svg`, '/gathering/:slug/qr.svg'],
])('%s from memory is sent and logged as what the application made', async (path, route) => {
  const ways = [...(await waysOf(path)), ...(WHOLE_TABLE.includes(path) ? MORE_WAYS : [])]
  for (const [method, headers, status] of ways) {
    const { answer, passedOn } = freshCache()
    lines = []
    const made = await bytesFrom(answer, method, path, headers)
    expect(await bytesFrom(answer, method, path, headers)).toBe(made)
    expect(passedOn()).toBe(1)
    expect(made).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    const expected = { level: 30, time: 0, requestId: '', route, method, status, ms: 0, msg: 'request' }
    expect(noted()).toEqual([expected, expected])
  }
})

test.each<[what: string, method: string, path: string, headers?: Headers]>([
  ['a form', 'POST', page, { 'Content-Length': '0' }],
  ['another method', 'OPTIONS', page],
  ['a cookie of ours', 'GET', page, { Cookie: 'wishfolio.flash=x' }],
  ['another name', 'GET', page, { Host: 'www.wishes.example' }],
  ['another name of this machine', 'GET', page, { Host: '127.0.0.1:3000' }],
  ['no name', 'GET', page, { Host: '' }],
  ['a name that is none', 'GET', page, { Host: 'localhost:3000/x' }],
  ['somebody’s name', 'GET', page, { Host: 'me@localhost:3000' }],
  ['a whole address', 'GET', `http://www.wishes.example${page}`],
  ['a backslash', 'GET', `/gift\\${slug}`],
  ['a capital', 'GET', page.toUpperCase()],
  ['an escape', 'GET', page.replace('gift', '%67ift')],
  ['a query of its own', 'GET', `${page}?print`],
  ['an unknown page', 'GET', '/gift/grandma-23456789abcd'],
])('%s is answered as by the application alone, whatever is in memory', async (_what, ...asked) => {
  const { answer, passedOn } = freshCache()
  for (let times = 0; times < 2; times++) await bytesFrom(answer, 'GET', page)
  lines = []
  expect(passedOn()).toBe(1)
  const given = await bytesFrom(answer, ...asked)
  const alone = await bytesFrom(getRequestListener(app.fetch, OWN_OBJECTS), ...asked)
  expect(given).toBe(alone)
  const [one, other] = noted().filter((line) => line['msg'] === 'request')
  expect(one).toEqual(other)
})

test('a take shows at once', async () => {
  const { answer } = freshCache()
  for (let times = 0; times < 2; times++) await bytesFrom(answer, 'GET', page)
  await (await openSite(world))().post(page, { idea: idea('a kite') })
  expect(await bytesFrom(answer, 'GET', page)).toContain('1 of 2 still free')
})
