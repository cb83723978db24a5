import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { MESSAGES } from '#app/copy/messages.ts'
import { SOURCE_LANGUAGE } from '#app/domain/languages.ts'
import { languageOf } from '#app/server/request/language.ts'
import { wordsIn } from '#app/server/request/words.ts'

/** Keep-alive longer than a proxy's, or the proxy would reuse a connection that we just closed. */
export const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 5_000,
} satisfies ServerOptions
/** Longer than the heartbeat of live streams. */
const SOCKET_TIMEOUT_MS = 120_000
const LOG_AGAIN_MS = 60_000
const CLOSE_ANSWERED_MS = 250
const IDLE_POLL_MS = 50
/** Not at once, or whoever asks again at once would keep the server busy with refusals. */
const REFUSED_AFTER_MS = 250
/** Browsers open connections in advance; one that is silent for this long is not needed. */
const UNUSED_CONNECTION_MS = 500

export interface Listening {
  port: number
  /** Accepts no more connections, lets running requests finish, closes what is left after `within` ms. */
  finish(within: number): Promise<void>
}

/** Answers a request, at once or later. */
export type Answerer = (incoming: IncomingMessage, outgoing: ServerResponse) => void | Promise<void>

interface Place {
  port: number
  hostname: string
  stopping: AbortSignal
  /** Connections above it are closed as they come, and those whose requests wait when so many wait already. */
  maxConnections?: number
  /** Called then, once a minute at most. */
  onFull?: () => void
  /** In which a refusal is said to browsers that ask for no other. */
  language?: string
  /** Milliseconds that a request waits before it is answered, or that it is one too many. */
  waitOf?: (incoming: IncomingMessage, outgoing: ServerResponse) => number | 'refused'
}

export async function listen(
  answer: Answerer,
  {
    port,
    hostname,
    stopping,
    maxConnections = Infinity,
    onFull,
    language = SOURCE_LANGUAGE,
    waitOf = () => 0,
  }: Place,
  timeouts: ServerOptions = TIMEOUTS,
): Promise<Listening> {
  const running = new Set<ServerResponse>()
  const closeAfter = (outgoing: ServerResponse) => (outgoing.shouldKeepAlive = false)
  stopping.addEventListener('abort', () => running.forEach(closeAfter))
  const begin = (incoming: IncomingMessage, outgoing: ServerResponse, done: () => void) => {
    running.add(outgoing)
    outgoing.once('close', () => {
      running.delete(outgoing)
      done()
    })
    if (stopping.aborted) closeAfter(outgoing)
    const wait = waitOf(incoming, outgoing)
    if (wait === 0) return void answer(incoming, outgoing)
    const [late, ms] = wait === 'refused' ? [refuseIn(language), REFUSED_AFTER_MS] : [answer, wait]
    const timer = setTimeout(() => void late(incoming, outgoing), ms)
    outgoing.once('close', () => clearTimeout(timer))
  }
  const server = createServer(timeouts, inTurn(begin, maxConnections))
  server.setTimeout(SOCKET_TIMEOUT_MS)
  if (maxConnections < Infinity) server.maxConnections = maxConnections
  const sockets = new Set<Socket>()
  // Not `closeIdleConnections`, which cuts answers off that are still being read.
  const closeAnswered = () => {
    const busy = new Set([...running].map((outgoing) => outgoing.socket))
    for (const socket of sockets) if (socket.bytesRead > 0 && !busy.has(socket)) socket.destroy()
  }
  // A proxy keeps a connection for as long as its own client does not read what was sent long ago.
  server.on('drop', atMostEvery(CLOSE_ANSWERED_MS, closeAnswered))
  server.on(
    'drop',
    atMostEvery(LOG_AGAIN_MS, () => onFull?.()),
  )
  server.listen(port, hostname)
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async finish(within) {
      const closed = once(server, 'close')
      server.close()
      // Connections whose answer began before `stopping` stay alive.
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_POLL_MS)
      const silent = setTimeout(() => {
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
      }, UNUSED_CONNECTION_MS)
      const cut = setTimeout(() => server.closeAllConnections(), within)
      await closed
      clearInterval(idle)
      clearTimeout(silent)
      clearTimeout(cut)
    },
  }
}

const refuseIn =
  (fallback: string): Answerer =>
  ({ headers: asked }, outgoing) => {
    const asking = { cookie: asked.cookie, acceptLanguage: asked['accept-language'] }
    const words = wordsIn(languageOf(asking, fallback))
    const headers = { 'Retry-After': '1', 'Content-Type': 'text/plain; charset=utf-8' }
    outgoing.writeHead(429, headers).end(words._(MESSAGES.too_many_views))
  }

function atMostEvery(ms: number, work: () => void): () => void {
  let last = -Infinity
  return () => {
    const now = performance.now()
    if (now - last < ms) return
    last = now
    work()
  }
}

type Begin = (incoming: IncomingMessage, outgoing: ServerResponse, done: () => void) => void

/** One request of a connection at a time; above `maxWaiting` of all connections together, a connection ends. */
function inTurn(begin: Begin, maxWaiting: number): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>()
  let waiting = 0
  return (incoming, outgoing) => {
    const { socket } = incoming
    const waitingHere = queues.get(socket)
    const beginNext = () => {
      const queue = queues.get(socket) ?? []
      // What waits behind the last answer of a connection is never answered.
      const due = queue.splice(0, socket.writable ? 1 : queue.length)
      waiting -= due.length
      if (due.length === 0 || !socket.writable) queues.delete(socket)
      else due[0]?.()
    }
    const start = () => begin(incoming, outgoing, beginNext)
    if (!socket.writable || (waitingHere && waiting >= maxWaiting)) {
      socket.destroy()
    } else if (waitingHere) {
      waiting += 1
      waitingHere.push(start)
    } else {
      queues.set(socket, [])
      start()
    }
  }
}
