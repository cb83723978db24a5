import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { afterEach, expect, test } from 'vitest'
import { MESSAGES } from '#app/copy/messages.ts'
import { wordsIn } from '#app/server/request/words.ts'
import { type Listening, listen, TIMEOUTS } from '#app/server/http/listen.ts'

const HURRY = {
  headersTimeout: 200,
  requestTimeout: 400,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 50,
}

let server: Listening
let stopping: AbortController
afterEach(() => server.finish(0))

async function serve(
  answer: (asked: Request) => Response | Promise<Response>,
  place: Partial<Parameters<typeof listen>[1]> = {},
  patience = TIMEOUTS,
): Promise<void> {
  stopping = new AbortController()
  const { signal } = stopping
  const where = { port: 0, hostname: '127.0.0.1', stopping: signal, ...place }
  server = await listen(getRequestListener(answer), where, patience)
}

/** Answers what it was sent, once it has all of it. */
const echo = async (asked: Request) => new Response(await asked.text())

async function dial(): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1').setEncoding('utf8')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** All that a connection hears until it is closed. */
async function received(socket: Socket): Promise<string> {
  let all = ''
  socket.on('data', (part: string) => (all += part))
  await once(socket, 'close')
  return all
}

test.each([
  ['that says nothing', '', /^$|^HTTP\/1\.1 408 /],
  ['that stops within its headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ', /^HTTP\/1\.1 408 /],
  [
    'that stops within its body',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf',
    /^HTTP\/1\.1 408 /,
  ],
])('a client %s is disconnected after its timeout', async (_what, said, answer) => {
  await serve(echo, {}, HURRY)
  const socket = await dial()
  socket.write(said)
  expect(await received(socket)).toMatch(answer)
})

test('connections above the maximum are closed as they come, said once, and the others are answered', async () => {
  let said = 0
  await serve(() => new Response('here'), { maxConnections: 2, onFull: () => (said += 1) })
  const [first, second] = [await dial(), await dial()]
  expect(await Promise.all([received(await dial()), received(await dial())])).toEqual(['', ''])
  expect(said).toBe(1)
  first.end('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  expect(await received(first)).toContain('here')
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${server.port}`).catch(() => undefined))?.status)
    .toBe(200)
  second.destroy()
})

test('when all are taken, those whose answers were sent give way', async () => {
  await serve(() => new Response('here'), { maxConnections: 2 })
  const [kept, asking] = [await dial(), await dial()]
  kept.write(PIPELINED)
  const heard = received(kept)
  await once(kept, 'data')
  asking.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nha')
  await received(await dial())
  expect(await heard).toContain('here')
  const after = await dial()
  after.write(PIPELINED)
  await once(after, 'data')
  expect(asking.destroyed).toBe(false)
  for (const socket of [asking, after]) socket.destroy()
})

test('a request waits as long as it is told, is refused where it is one too many, and is forgotten once its sender left', async () => {
  const begun: string[] = []
  const waits: Record<string, number> = { '/at-once': 0, '/later': 60, '/left': 60_000 }
  await serve(
    ({ url }) => {
      begun.push(new URL(url).pathname)
      return new Response('here')
    },
    { waitOf: ({ url = '' }) => waits[url] ?? 'refused', language: 'de' },
  )
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${server.port}${path}`)).text()
  expect(await ask('/refused')).toBe(wordsIn('de')._(MESSAGES.too_many_views))
  const left = new AbortController()
  const leaving = fetch(`http://127.0.0.1:${server.port}/left`, { signal: left.signal }).catch(() => 'left')
  left.abort()
  expect(await Promise.all([ask('/later'), ask('/at-once'), leaving])).toEqual(['here', 'here', 'left'])
  expect(begun).toEqual(['/at-once', '/later'])
})

const PIPELINED = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

test('requests that one connection sends before it reads an answer wait for each other, and are answered in their order', async () => {
  let underWay = 0
  const most: number[] = []
  let asked = 0
  await serve(async () => {
    most.push((underWay += 1))
    await new Promise((later) => setImmediate(later))
    underWay -= 1
    return new Response(`answer ${(asked += 1)}.`)
  })
  const socket = await dial()
  let all = ''
  socket.on('data', (part: string) => (all += part))
  socket.write(PIPELINED.repeat(20))
  await expect.poll(() => all).toContain('answer 20.')
  expect(Math.max(...most)).toBe(1)
  expect([...all.matchAll(/answer (\d+)\./g)].map(([, at]) => Number(at))).toEqual(
    Array.from({ length: 20 }, (_, at) => at + 1),
  )
  // Another connection does not wait for this one, nor this one for what it sent before.
  socket.write(PIPELINED)
  await expect.poll(() => all).toContain('answer 21.')
  socket.destroy()
})

test('what waits is bounded: a connection with one request too many is closed, and other connections wait for none', async () => {
  let begun = 0
  await serve(
    () => {
      begun += 1
      return new Promise<Response>(() => {})
    },
    { maxConnections: 10 },
  )
  const fitting = await dial()
  fitting.write(PIPELINED.repeat(6))
  await expect.poll(() => begun).toBe(1)
  const greedy = await dial()
  const closed = new Promise((end) => greedy.once('close', end))
  greedy.write(PIPELINED.repeat(3000))
  await closed
  expect(begun).toBe(2)
  // What waited there waits no more.
  fitting.write(PIPELINED.repeat(5))
  const other = await dial()
  other.write(PIPELINED)
  await expect.poll(() => begun).toBe(3)
  expect(fitting.destroyed).toBe(false)
  fitting.destroy()
  other.destroy()
})

test('finishing waits for a running request, answers it completely and accepts no other', async () => {
  await serve(echo)
  const agent = new Agent({ keepAlive: true })
  const target = { host: '127.0.0.1', port: server.port }
  const slow = request({ ...target, method: 'POST', agent, headers: { 'Content-Length': '10' } })
  slow.write('first')
  const [socket] = (await once(slow, 'socket')) as [Socket]
  await once(socket, 'connect')
  const answered = once(slow, 'response')
  const silent = await dial()
  // A whole exchange on another connection: by then the half one is with the server too.
  await fetch(`http://127.0.0.1:${server.port}`)
  stopping.abort()
  const finished = server.finish(60_000)
  await expect(fetch(`http://127.0.0.1:${server.port}`)).rejects.toThrow('fetch failed')
  slow.end('later')
  const [answer] = (await answered) as [IncomingMessage]
  expect(answer.statusCode).toBe(200)
  expect(answer.headers.connection).toBe('close')
  expect(await text(answer)).toBe('firstlater')
  // A connection that never asked holds nothing up.
  await finished
  silent.destroy()
})

test('finishing closes connections that are not done in time', async () => {
  await serve(echo)
  const socket = await dial()
  const cut = received(socket)
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf')
  await fetch(`http://127.0.0.1:${server.port}`)
  await server.finish(50)
  expect(await cut).toBe('')
})
