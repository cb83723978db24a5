import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from '#test/hard/site.ts'
import { HttpVisitor } from '#test/http-visitor.ts'
import { rounds } from '#test/race-rounds.ts'

const CONNECTIONS = rounds(500, 10_000)
const DRIP_MS = 2_000
const DIAL_AT_ONCE = 200
/** The server's timeouts for headers and bodies, with a tolerance for a busy machine. */
const ENDED_WITHIN_MS = 150_000
const A_SECOND = 1_000
const VISITS = 10

interface Way {
  opening: string
  drop: string
}

/** Slow clients: what each sends at once, and what it adds at intervals. That one is slow within its body takes a minute to tell. */
const WAYS: Way[] = [
  { opening: '', drop: '' },
  { opening: 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ', drop: 'a' },
  { opening: 'POST /signin HTTP/1.1\r\nHost: a\r\nContent-Length: 200000\r\n\r\n', drop: 'a' },
].slice(0, rounds(2, 3))

let site: Site
beforeAll(async () => {
  site = await startSite()
  return site.close
})

test(`${CONNECTIONS} slow connections are all ended, and visitors are answered within a second meanwhile`, async () => {
  const { port } = site.server()
  const slow = new Map<Socket, Way>()
  for (let opened = 0; opened < CONNECTIONS; opened += DIAL_AT_ONCE) {
    await Promise.all(
      Array.from({ length: Math.min(DIAL_AT_ONCE, CONNECTIONS - opened) }, async (_, at) => {
        const way = WAYS[at % WAYS.length] as Way
        const socket = await dialled(port, opened + at, way)
        slow.set(socket, way)
        socket.once('close', () => slow.delete(socket))
      }),
    )
  }
  const begun = performance.now()
  const dripping = setInterval(() => {
    for (const [socket, { drop }] of slow) socket.write(drop)
  }, DRIP_MS)
  try {
    const waits: number[] = []
    for (let visit = 0; visit < VISITS; visit++) waits.push(await waitOf(port))
    expect(slow.size).toBeGreaterThanOrEqual(CONNECTIONS / 2)
    while (slow.size > 0 && performance.now() - begun < ENDED_WITHIN_MS) {
      waits.push(await waitOf(port))
      await new Promise((resolve) => setTimeout(resolve, A_SECOND))
    }
    expect(slow.size).toBe(0)
    expect(waits.filter((ms) => ms < A_SECOND).length).toBeGreaterThanOrEqual(waits.length * 0.9)
  } finally {
    clearInterval(dripping)
    for (const socket of slow.keys()) socket.destroy()
  }
})

/** From many addresses, because ports per address are limited. */
async function dialled(port: number, at: number, { opening }: Way): Promise<Socket> {
  const from = process.platform === 'linux' ? { localAddress: `127.2.${at % 250}.1` } : {}
  const socket = connect({ host: '127.0.0.1', port, ...from })
  socket.on('error', () => {})
  await once(socket, 'connect')
  // Must be read, or 'end' never fires.
  socket.resume()
  socket.write(opening)
  return socket
}

async function waitOf(port: number): Promise<number> {
  const began = performance.now()
  const answer = await new HttpVisitor(() => `http://127.0.0.1:${port}`).get('/')
  expect(answer.status).toBe(200)
  return performance.now() - began
}
