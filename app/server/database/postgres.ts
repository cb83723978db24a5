import { Socket } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { followed } from '#app/server/database/after-commit.ts'
import type { DatabaseHandle } from '#app/server/database/database.ts'
import { migrate } from '#app/server/database/migrate.ts'
import { plannedOnce } from '#app/server/database/planned-once.ts'
import * as schema from '#app/server/database/schema.ts'
import { timed } from '#app/server/database/timed.ts'

/** A listening connection is asked so often, counts as alive for so long, and is given up after such a silence. */
const ASK_MS = 1_000
const ALIVE_MS = 3_000
const SILENT_MS = 10_000
/** However the database is lost, or all of its connections are in use: a request that waits so long fails. */
const CONNECT_WITHIN_MS = 10_000
/** A statement that is silent for so long fails too: the network may have swallowed it. */
const ANSWER_WITHIN_MS = 30_000
/** What a server says when it is the connection that failed, or that there is none left. */
const OUT_OF_REACH = /^(08|57P|53300)/
const RECONNECT_MS = [100, 200, 400, 800, 1600, 3200]

/** Opens a Postgres database, migrated once however many instances start together. */
export async function openPostgres(
  url: string,
  directUrl = url,
  took?: (ms: number) => void,
): Promise<DatabaseHandle> {
  await bringUpToDate(directUrl)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  })
  let lostAt = -Infinity
  const note = (failure: unknown) => {
    if (!failure || (isAnswer(failure) && !OUT_OF_REACH.test(failure.code ?? ''))) return
    lostAt = performance.now()
  }
  pool.connect = timed(pool.connect.bind(pool), (_ms, failure) => note(failure))
  // A connection that breaks, idle or in a transaction, would end the process if nobody listened to it.
  pool.on('error', note)
  pool.on('connect', (client) => {
    client.on('error', note)
    const ask = client.query.bind(client)
    client.query = timed(directUrl === url ? plannedOnce(ask) : ask, (ms, failure) => {
      took?.(ms)
      note(failure)
      // Whoever asks next would wait behind what was never answered.
      if (failure && !isAnswer(failure)) void client.end().catch(() => {})
    })
    client.once('end', () => giveBack(client))
  })
  const db = followed(drizzle(pool, { schema }))
  const listeners = new Set<Listener>()
  return {
    db,
    async listen(channel, heard, interruption) {
      const listener = await keepListening(directUrl, channel, heard, interruption)
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

/** A transaction that fails as it begins keeps its connection for ever, and ten of them all that there are. */
function giveBack(client: pg.PoolClient): void {
  const { release } = client
  client.release = () => {}
  try {
    release(true)
  } catch {
    // Nobody had it.
  }
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
  /** Whether a round trip that began within the last seconds was answered. */
  isAlive(): boolean
  stop(): Promise<void>
}

/** One connection that listens, is asked every second whether it still does, and is made anew when it breaks. */
async function keepListening(
  url: string,
  channel: string,
  heard: (payload: string) => void,
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
      connectionTimeoutMillis: SILENT_MS,
      query_timeout: SILENT_MS,
    })
    let listening = false
    fresh.on('notification', (message) => heard(message.payload ?? ''))
    fresh.on('error', () => {})
    fresh.once('end', () => {
      // An attempt that fails ends too; it is its caller that tries again.
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
    askAgain(fresh, socket)
  }

  function askAgain(asked: pg.Client, socket: Socket): void {
    next = setTimeout(() => void ask(asked, socket).catch(() => socket.destroy()), ASK_MS)
  }

  /** Listening once more changes nothing, and only a connection that hears can answer it. */
  async function ask(asked: pg.Client, socket: Socket): Promise<void> {
    const begunAt = Date.now()
    await asked.query(listen)
    aliveAt = begunAt
    if (!stopped) askAgain(asked, socket)
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
