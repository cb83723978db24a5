import { Socket } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { followed } from '#app/server/database/after-commit.ts'
import type { DatabaseHandle } from '#app/server/database/database.ts'
import { migrate } from '#app/server/database/migrate.ts'
import * as schema from '#app/server/database/schema.ts'
import { timed } from '#app/server/database/timed.ts'

/** A listening connection is asked so often, counts as alive for so long, and is given up after such a silence. */
const ASK_MS = 1_000
const ALIVE_MS = 3_000
const SILENT_MS = 10_000
const RECONNECT_MS = [100, 200, 400, 800, 1600, 3200]

/** Opens a Postgres database, migrated once however many instances start together. */
export async function openPostgres(
  url: string,
  directUrl = url,
  took?: (ms: number) => void,
): Promise<DatabaseHandle> {
  await bringUpToDate(directUrl)
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  if (took) {
    pool.on('connect', (client) => {
      client.query = timed(client.query.bind(client), took)
    })
  }
  const db = followed(drizzle(pool, { schema }))
  const listeners = new Set<Listener>()
  return {
    db,
    async listen(channel, heard, interruption) {
      const listener = await keepListening(directUrl, channel, heard, interruption)
      listeners.add(listener)
      return listener.stop
    },
    isHearing: () => [...listeners].every((listener) => listener.isAlive()),
    async close() {
      await Promise.all([...listeners].map((listener) => listener.stop()))
      await pool.end()
    },
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
