import { Socket } from 'node:net'
import pg from 'pg'

const POLL_MS = 1_000
const ALIVE_MS = 3_000
const SILENCE_TIMEOUT_MS = 10_000

const RECONNECT_MS = [100, 200, 400, 800, 1600, 3200]

export interface Listener {
  isAlive(): boolean
  stop(): Promise<void>
}

export async function keepListening(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  interruption?: { onLost(): void; onRegained(): void },
): Promise<Listener> {
  const listen = `listen ${pg.escapeIdentifier(channel)}`
  let stopped = false
  let client: pg.Client
  let next: NodeJS.Timeout | undefined
  let aliveAt = 0

  async function connect(onListening: () => void): Promise<void> {
    const socket = new Socket()
    const fresh = new pg.Client({
      connectionString: url,
      stream: () => socket,
      connectionTimeoutMillis: SILENCE_TIMEOUT_MS,
      query_timeout: SILENCE_TIMEOUT_MS,
    })
    let listening = false
    fresh.on('notification', (message) => onMessage(message.payload ?? ''))
    fresh.on('error', () => {})
    fresh.once('end', () => {
      if (stopped || !listening) return
      clearTimeout(next)
      aliveAt = 0
      interruption?.onLost()
      reconnect(0)
    })
    const begunAt = Date.now()
    try {
      await fresh.connect()
      await fresh.query(listen)
    } catch (error) {
      socket.destroy()
      throw error
    }
    listening = true
    client = fresh
    if (stopped) return fresh.end()
    onListening()
    aliveAt = begunAt
    pollAgain(fresh, socket)
  }

  function pollAgain(polled: pg.Client, socket: Socket): void {
    next = setTimeout(() => void poll(polled, socket).catch(() => socket.destroy()), POLL_MS)
  }

  /** LISTEN again is harmless, and only a listening connection answers it. */
  async function poll(polled: pg.Client, socket: Socket): Promise<void> {
    const begunAt = Date.now()
    await polled.query(listen)
    aliveAt = begunAt
    if (!stopped) pollAgain(polled, socket)
  }

  function reconnect(attempt: number): void {
    const wait = RECONNECT_MS[Math.min(attempt, RECONNECT_MS.length - 1)]
    next = setTimeout(() => {
      connect(() => interruption?.onRegained()).catch(() => stopped || reconnect(attempt + 1))
    }, wait)
  }

  await connect(() => {})
  return {
    isAlive: () => Math.abs(Date.now() - aliveAt) < ALIVE_MS,
    async stop() {
      stopped = true
      clearTimeout(next)
      await client.end().catch(() => {})
    },
  }
}
