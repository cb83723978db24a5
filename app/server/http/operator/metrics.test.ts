import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { askAt, type Asked, serveWorld } from '#test/programs/listening.ts'
import { testThisMachineOnly } from '#test/this-machine-only.ts'
import { ownWorld } from '#test/world.ts'

const TOKEN = 'a token of our own'

const world = await ownWorld()
const server = await serveWorld(world)
const env = { ...world.env, METRICS_TOKEN: TOKEN }
const guarded = await serveWorld({ ...world, env: { ...env, isPublic: true } })
const published = await serveWorld({ ...world, env: { ...world.env, isPublic: true } })
afterAll(() => [server, guarded, published].forEach((one) => one.close()))

const ask = (asked: Partial<Asked> = {}, of = server) => askAt(of, { path: '/metrics', ...asked })

testThisMachineOnly('metrics without a token', ask)

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
  for (const path of ['/metrics', `/outbox?key=${world.outbox?.key}`]) {
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
