import { Socket } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { followed } from '#app/server/database/after-commit.ts'
import type { DatabaseHandle } from '#app/server/database/database.ts'
import { migrate } from '#app/server/database/migrate.ts'
import { preparedStatements } from '#app/server/database/prepared-statements.ts'
import * as schema from '#app/server/database/schema.ts'
import { timed } from '#app/server/database/timed.ts'

const POLL_MS = 1_000
const ALIVE_MS = 3_000
const SILENCE_TIMEOUT_MS = 10_000
const CONNECT_TIMEOUT_MS = 10_000
/** The network may have swallowed the statement. */
const STATEMENT_TIMEOUT_MS = 30_000
const OUT_OF_REACH = /^(08|57P|53300)/
const RECONNECT_MS = [100, 200, 400, 800, 1600, 3200]

export async function openPostgres(
  url: string,
  directUrl = url,
  took?: (ms: number) => void,
): Promise<DatabaseHandle> {
  await bringUpToDate(directUrl)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
  })
  let lostAt = -Infinity
  const note = (failure: unknown) => {
    if (!failure || (isAnswer(failure) && !OUT_OF_REACH.test(failure.code ?? ''))) return
    lostAt = performance.now()
  }
  pool.connect = timed(pool.connect.bind(pool), (_ms, failure) => note(failure))
  // An unhandled 'error' of a connection would end the process.
  pool.on('error', note)
  const planned = preparedStatements()
  pool.on('connect', (client) => {
    client.on('error', note)
    const query = client.query.bind(client)
    client.query = timed(directUrl === url ? planned(query) : query, (ms, failure) => {
      took?.(ms)
      note(failure)
      // The next query would wait behind the one that was never answered.
      if (failure && !isAnswer(failure)) void client.end().catch(() => {})
    })
    client.once('end', () => giveBack(client))
  })
  const db = followed(drizzle(pool, { schema }))
  const listeners = new Set<Listener>()
  return {
    db,
    async listen(channel, onMessage, interruption) {
      const listener = await keepListening(directUrl, channel, onMessage, interruption)
      listeners.add(listener)
      return listener.stop
    },
    isConnected: () => [...listeners].every((listener) => listener.isAlive()),
    lostSince: (moment) => lostAt >= moment,
    async close() {
      await Promise.all([...listeners].map((listener) => listener.stop()))
      await pool.end()
    },
  }
}

function isAnswer(failure: unknown): failure is pg.DatabaseError {
  return failure instanceof pg.DatabaseError
}

/** pg-pool never releases a connection whose transaction fails at BEGIN; ten of them would empty the pool. */
function giveBack(client: pg.PoolClient): void {
  const { release } = client
  client.release = () => {}
  try {
    release(true)
  } catch {}
}

async function bringUpToDate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await migrate(drizzle(client, { schema }))
  } finally {
    await client.end()
  }
}

interface Listener {
  isAlive(): boolean
  stop(): Promise<void>
}

async function keepListening(
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
