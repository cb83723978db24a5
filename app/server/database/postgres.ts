import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { followed } from '#app/server/database/after-commit.ts'
import type { DatabaseHandle } from '#app/server/database/database.ts'
import { migrate } from '#app/server/database/migrate.ts'
import { preparedStatements } from '#app/server/database/prepared-statements.ts'
import * as schema from '#app/server/database/schema.ts'
import { timed } from '#app/server/database/timed.ts'
import { type Listener, keepListening } from '#app/server/database/postgres-listener.ts'

const CONNECT_TIMEOUT_MS = 10_000
/** The network may have swallowed the statement. */
const STATEMENT_TIMEOUT_MS = 30_000
const OUT_OF_REACH = /^(08|57P|53300)/

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
