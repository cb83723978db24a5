import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Effort, StressTestResult } from '#test/hard/stress-test.ts'
import { HttpVisitor } from '#test/http-visitor.ts'
import { reportResults } from '#test/hard/own-process.ts'

const DRIP_MS = 2_000
const DIAL_AT_ONCE = 200
/** The server's timeouts for headers and bodies, with a tolerance for a busy machine. */
const SHED_WITHIN_MS = 150_000
const A_SECOND = 1_000
const VISITS = 10

interface Way {
  opening: string
  drop: string
}

/** A slow client: what it sends at once, and what it adds at intervals. */
const WAYS: [Way, ...Way[]] = [
  { opening: '', drop: '' },
  { opening: 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ', drop: 'a' },
  { opening: 'POST /signin HTTP/1.1\r\nHost: a\r\nContent-Length: 200000\r\n\r\n', drop: 'a' },
]

/**
 * Opens connections from many addresses, each of which sends a byte every other second or nothing, and measures
 * how long an ordinary visitor waits meanwhile, and whether the server disconnects all of them.
 */
async function slowConnections(
  port: number,
  { slowConnections: connections, slowBodies }: Pick<Effort, 'slowConnections' | 'slowBodies'>,
): Promise<StressTestResult> {
  const ways = slowBodies ? WAYS : WAYS.slice(0, -1)
  const slow = new Map<Socket, Way>()
  let opened = 0
  while (opened < connections) {
    const batch = Math.min(DIAL_AT_ONCE, connections - opened)
    await Promise.all(
      Array.from({ length: batch }, async (_, at) => {
        const way = ways[at % ways.length] ?? WAYS[0]
        const socket = await dialled(port, opened + at, way)
        slow.set(socket, way)
        socket.once('close', () => slow.delete(socket))
      }),
    )
    opened += batch
  }
  const begun = performance.now()
  const dripping = setInterval(() => {
    for (const [socket, { drop }] of slow) socket.write(drop)
  }, DRIP_MS)
  try {
    const waits: number[] = []
    for (let visit = 0; visit < VISITS; visit++) waits.push(await waitOf(port))
    const duringAll = slow.size
    while (slow.size > 0 && performance.now() - begun < SHED_WITHIN_MS) {
      waits.push(await waitOf(port))
      await new Promise((resolve) => setTimeout(resolve, A_SECOND))
    }
    const shedAfter = Math.round((performance.now() - begun) / 1000)
    const inTime = waits.filter((ms) => ms < A_SECOND).length
    const worst = Math.round(Math.max(...waits))
    return {
      name: `${connections} slow connections`,
      ok: duringAll >= connections / 2 && slow.size === 0 && inTime >= waits.length * 0.9,
      saw:
        `${duringAll} held while a visitor asked ${VISITS} times; ${inTime} of ${waits.length} answers within a second, ` +
        `the slowest after ${worst} ms; ${slow.size} left after ${shedAfter} s`,
    }
  } finally {
    clearInterval(dripping)
    for (const socket of slow.keys()) socket.destroy()
  }
}

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
  if (answer.status !== 200) throw new Error(`a visitor got ${answer.status}`)
  return performance.now() - began
}

const [, , port, effort = ''] = process.argv
reportResults([await slowConnections(Number(port), JSON.parse(effort) as Effort)])
