import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as onEmbeddedEngine } from 'drizzle-orm/pglite'
import { drizzle as onPool } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from '#app/server/database/schema.ts'
import { listsBecomeIdeas, Phases } from '#test/hard/lists-become-ideas.ts'
import { withFolder } from '#test/hard/on-each-database.ts'
import type { Ask, OldConnections } from '#test/hard/old-server.ts'
import type { StressTestResult } from '#test/hard/stress-test.ts'
import { freshDatabase, startPostgres } from '#test/postgres.ts'

const PAUSE_MS = 2

/** Lists of the version before become ideas on the embedded database, where one process does everything in turn. */
export function listsBecomeIdeasOnEmbedded(profiles: number): Promise<StressTestResult[]> {
  return withFolder(async (folder) => {
    const engine = await PGlite.create({ dataDir: join(folder, 'database') })
    const phases = new Phases()
    const db = onEmbeddedEngine(engine, { schema, logger: phases })
    const asking =
      (on: Pick<PGlite, 'query'>): Ask =>
      async (statement, values = []) =>
        (await on.query<Record<string, unknown>>(statement, [...values])).rows
    const old: OldConnections = {
      ask: asking(engine),
      inTransaction: (work) => engine.transaction((tx) => work(asking(tx))),
      // The engine leaves no time to timers.
      pause: async () => {},
    }
    try {
      return [await listsBecomeIdeas('the embedded database', profiles, { db, old, phases })]
    } finally {
      await engine.close()
    }
  })
}

/** The same on Postgres, where the old server has connections of its own. */
export async function listsBecomeIdeasOnPostgres(profiles: number): Promise<StressTestResult[]> {
  const postgres = await startPostgres()
  const url = await freshDatabase(postgres.url)
  const [migrating, serving] = [
    new pg.Pool({ connectionString: url }),
    new pg.Pool({ connectionString: url }),
  ]
  // One that is ended with its server would end the process if nobody listened to it.
  for (const pool of [migrating, serving]) pool.on('error', () => {})
  const phases = new Phases()
  const db = onPool(migrating, { schema, logger: phases })
  const asking =
    (on: pg.Pool | pg.PoolClient): Ask =>
    async (statement, values = []) =>
      (await on.query<Record<string, unknown>>(statement, [...values])).rows
  const old: OldConnections = {
    ask: asking(serving),
    async inTransaction(work) {
      const client = await serving.connect()
      try {
        await client.query('begin')
        const answer = await work(asking(client))
        await client.query('commit')
        return answer
      } finally {
        // With its connection a transaction that failed is gone too.
        client.release(true)
      }
    },
    pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
  }
  try {
    return [await listsBecomeIdeas('Postgres', profiles, { db, old, phases })]
  } finally {
    await Promise.all([migrating.end(), serving.end()])
    await postgres.stop()
  }
}
