import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { DatabaseHandle } from '#app/server/database/database.ts'
import { migrate } from '#app/server/database/migrate.ts'
import * as schema from '#app/server/database/schema.ts'
import { timed } from '#app/server/database/timed.ts'

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
  const db = drizzle(pool, { schema })
  const stops = new Set<() => Promise<void>>()
  return {
    db,
    async listen(channel, heard, interruption) {
      const stop = await keepListening(directUrl, channel, heard, interruption)
      stops.add(stop)
      return stop
    },
    async close() {
      await Promise.all([...stops].map((stop) => stop()))
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

/** One connection that listens and is made anew when it breaks. */
async function keepListening(
  url: string,
  channel: string,
  heard: (payload: string) => void,
  interruption?: { onLost(): void; onRegained(): void },
): Promise<() => Promise<void>> {
  let stopped = false
  let client: pg.Client
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url })
    let listening = false
    fresh.on('notification', (message) => heard(message.payload ?? ''))
    fresh.on('error', () => {})
    fresh.once('end', () => {
      // An attempt that fails ends too; it is its caller that tries again.
      if (stopped || !listening) return
      interruption?.onLost()
      reconnect(0)
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await fresh.end().catch(() => {})
      throw error
    }
    listening = true
    client = fresh
    if (stopped) await fresh.end()
  }

  function reconnect(attempt: number): void {
    const wait = RECONNECT_MS[Math.min(attempt, RECONNECT_MS.length - 1)]
    retry = setTimeout(() => {
      connect().then(
        () => interruption?.onRegained(),
        () => stopped || reconnect(attempt + 1),
      )
    }, wait)
  }

  await connect()
  return async () => {
    stopped = true
    clearTimeout(retry)
    await client.end().catch(() => {})
  }
}
