import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createApp } from '#app/server/http/app.ts'
import { listen } from '#app/server/http/listen.ts'
import { listenerOf } from '#app/server/http/page-cache/listener.ts'
import { pageCache } from '#app/server/http/page-cache/page-cache.ts'
import { emptySite } from '#test/own-site.ts'
import { serverBuild } from '#test/server-build.ts'

const { world } = await emptySite()

async function serveWorld() {
  const answer = listenerOf(pageCache(world, createApp(world, await serverBuild())))
  const stopping = new AbortController().signal
  return listen(answer, { port: 0, hostname: '127.0.0.1', stopping })
}

const GIGABYTE = 1024 ** 3
const PIECE = Buffer.alloc(1024 ** 2, 'a')
const CHUNK = Buffer.concat([Buffer.from('100000\r\n'), PIECE, Buffer.from('\r\n')])
/** More than lies on the way between two programs. */
const PIECES = 16
/** Less than the server waits; both are timed by this process, so that they end in this order. */
const READS_AFTER_MS = 100

test.each([
  ['announced', `Content-Length: ${GIGABYTE}`, PIECE],
  ['announced by who asks for the end', `Connection: close\r\nContent-Length: ${GIGABYTE}`, PIECE],
  ['in pieces', 'Transfer-Encoding: chunked', CHUNK],
  ['in pieces by who asks for the end', 'Connection: close\r\nTransfer-Encoding: chunked', CHUNK],
])(
  'a gigabyte %s: a client that reads late still gets the refusal, and the connection is closed',
  async (_how, header, piece) => {
    const server = await serveWorld()
    const socket = connect(server.port, '127.0.0.1').setEncoding('utf8')
    socket.on('error', () => {})
    const closed = new Promise((end) => socket.once('close', end))
    socket.write(`POST /signin HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\n`)
    for (let sent = 0; sent < PIECES; sent++) socket.write(piece)
    await new Promise((late) => setTimeout(late, READS_AFTER_MS))
    let received = ''
    socket.on('data', (part: string) => (received += part))
    await closed
    expect(received).toMatch(/^HTTP\/1\.1 413 /)
    expect(received).toContain('more than this form takes')
    await server.finish(0)
  },
)

/** Longer than an unread body keeps its connection. */
const LATER_MS = 700
const HALF_MEGABYTE = Buffer.concat([
  Buffer.from('80000\r\n'),
  PIECE.subarray(0, 0x80000),
  Buffer.from('\r\n'),
])
const SMALL_PIECES = Buffer.from('1\r\na\r\n'.repeat(5_100))

/** The answer to a form in these chunks, and the connection it came by. */
async function postedInChunks(port: number, chunks: Buffer) {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  const answered = () => new Promise<string>((come) => socket.once('data', (part) => come(String(part))))
  socket.write('POST /signin HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n')
  socket.write(chunks)
  const first = answered()
  socket.write('0\r\n\r\n')
  return { socket, answered, first: await first }
}

test.each([
  ['half a megabyte', HALF_MEGABYTE],
  ['ten megabytes', Buffer.concat(Array.from({ length: 20 }, () => HALF_MEGABYTE))],
])('%s without a length, refused, leave the connection whole', async (_what, chunks) => {
  const server = await serveWorld()
  const { socket, answered, first } = await postedInChunks(server.port, chunks)
  expect(first).toMatch(/^HTTP\/1\.1 413 /)
  await new Promise((later) => setTimeout(later, LATER_MS))
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(await answered()).toMatch(/^HTTP\/1\.1 200 /)
  socket.destroy()
  await server.finish(0)
})

test('behind thousands of small pieces without a length the connection is said to end', async () => {
  const server = await serveWorld()
  const { socket, first } = await postedInChunks(server.port, SMALL_PIECES)
  expect(first).toMatch(/^HTTP\/1\.1 413 [^]*\r\nconnection: close\r\n/i)
  socket.destroy()
  await server.finish(0)
})
