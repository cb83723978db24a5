import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from '#test/hard/site.ts'
import type { ServerProcess } from '#test/programs/server-process.ts'

const GIGABYTE = 1024 ** 3
const PIECE = Buffer.alloc(1024 ** 2, 'a')
const MAX_GROWTH_MB = 100
/** On a busy machine a client may miss the half second in which it can read the answer, but not twice. */
const HUNG_UP = 0
const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

type Headers = Record<string, string>

interface Sent {
  name: string
  path: string
  method?: string
  headers: Headers
  /** Sent repeatedly until a gigabyte went out; once when it is shorter than a chunk. */
  piece?: Buffer
  /** What may be answered. */
  expected: readonly number[]
}

const chunked = { 'Transfer-Encoding': 'chunked' }
const sized = { 'Content-Length': String(GIGABYTE) }

/** A JSON text that is small as it is sent and large or deep once it is read. */
const bomb = gzipSync(Buffer.alloc(50 * 1024 ** 2, '[{"a":'))
const deep = Buffer.from('['.repeat(200_000))
const wide = Buffer.from(`{${Array.from({ length: 12_000 }, (_, at) => `"k${at}":${at}`).join(',')}}`)

const BOMBS: { name: string; headers: Headers; piece: Buffer }[] = [
  { name: '50 MB of JSON zipped', headers: { 'Content-Encoding': 'gzip' }, piece: bomb },
  { name: 'JSON of 200,000 levels', headers: {}, piece: deep },
  { name: 'JSON of 12,000 fields', headers: {}, piece: wide },
]

const BODIES: Sent[] = [
  {
    name: '1 GB with a length to a form',
    path: '/signin',
    headers: { 'Content-Type': FORM, ...sized },
    expected: [413],
  },
  {
    name: '1 GB in pieces to a form',
    path: '/signin',
    headers: { 'Content-Type': FORM, ...chunked },
    expected: [413],
  },
  {
    name: '1 GB in pieces to no page',
    path: '/nowhere',
    headers: { 'Content-Type': FORM, ...chunked },
    expected: [413],
  },
  {
    name: '1 GB in pieces with a GET',
    path: '/',
    method: 'GET',
    headers: chunked,
    // A GET has no body: the server may close the connection (RFC 9110, 9.3.1).
    expected: [200, HUNG_UP],
  },
  {
    name: '1 GB in pieces to the health check',
    path: '/healthz',
    headers: chunked,
    expected: [413],
  },
  {
    name: '1 GB of JSON',
    path: '/signin.data',
    headers: { 'Content-Type': JSON_TYPE, ...chunked },
    expected: [413],
  },
  ...BOMBS.flatMap(({ name, headers, piece }) =>
    ['/signin.data', '/create-gift-profile'].map((path) => ({
      name: `${name} to ${path}`,
      path,
      headers: { 'Content-Type': JSON_TYPE, 'Content-Length': String(piece.length), ...headers },
      piece,
      expected: [400, 413, 415],
    })),
  ),
]

let site: Site
beforeAll(async () => {
  site = await startSite()
  // The server's first pages shall not count as growth.
  const visitor = site.visitor()
  for (let time = 0; time < 5; time++) {
    await visitor.get('/')
    await visitor.post('/signin', { email: 'a'.repeat(100_000), password: 'a' })
  }
  return site.close
})

// Sent as fast as the server reads.
test.each(BODIES)('$name is refused or passed over, and the memory hardly grows', async (sent) => {
  const server = site.server()
  const before = memoryOf(server)
  const first = await send(server, sent)
  const { status, peak } = first.status === HUNG_UP ? await send(server, sent) : first
  expect(sent.expected).toContain(status)
  expect(peak - before).toBeLessThanOrEqual(MAX_GROWTH_MB)
  expect((await site.visitor().get('/')).status).toBe(200)
})

async function send(
  server: ServerProcess,
  { path, method = 'POST', headers, piece = PIECE }: Sent,
): Promise<{ status: number; peak: number }> {
  const asking = request(new URL(path, server.url), {
    method,
    headers: { Origin: server.url, ...headers },
    agent: false,
  })
  let status = 0
  const answered = new Promise<void>((done) => {
    asking.once('response', (answer) => {
      status = answer.statusCode ?? 0
      answer.resume()
    })
    asking.once('close', done)
    asking.on('error', () => {})
  })
  let bytes = 0
  let peak = memoryOf(server)
  const wanted = piece === PIECE ? GIGABYTE : piece.length
  while (bytes < wanted && !asking.destroyed) {
    bytes += piece.length
    if (!asking.write(piece)) await Promise.race([once(asking, 'drain').catch(() => {}), answered])
    peak = Math.max(peak, memoryOf(server))
  }
  asking.end()
  await answered
  return { status, peak: Math.max(peak, memoryOf(server)) }
}

/** The resident memory of a process in MB; 0 where the system does not report it. */
function memoryOf({ pid }: ServerProcess): number {
  if (process.platform !== 'linux') return 0
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
