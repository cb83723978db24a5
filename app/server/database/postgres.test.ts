import { createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject, test, vi } from 'vitest'
import { openPostgres } from '#app/server/database/postgres.ts'
import { layCableTo } from '#test/programs/cable.ts'
import { findPooler, startPooler } from '#test/programs/pooler.ts'
import { freshDatabase, startPostgres } from '#test/programs/postgres.ts'

const onPostgres = inject('postgres') !== undefined

test.runIf(onPostgres)(
  'a listener outlives its server: one connection afterwards, which receives what is sent then',
  { timeout: 60_000 },
  async () => {
    const server = await startPostgres()
    const url = await freshDatabase(server.url)
    const database = await openPostgres(url)
    const received: string[] = []
    let lost = 0
    let regained = 0
    await database.listen('changes', (payload) => received.push(payload), {
      onLost: () => (lost += 1),
      onRegained: () => (regained += 1),
    })

    await server.kill()
    await attemptsInVain(Number(new URL(url).port), 4)
    await server.start()
    await expect.poll(() => regained, { timeout: 20_000 }).toBe(1)
    expect(lost).toBe(1)

    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const listeners = await client.query(`select 1 from pg_stat_activity where query like 'listen %'`)
    expect(listeners.rowCount).toBe(1)
    await client.query(`notify changes, 'hello'`)
    await expect.poll(() => received).toEqual(['hello'])

    await client.end()
    await database.close()
    await server.stop()
  },
)

test.runIf(onPostgres)(
  'a listener whose connection died silently does not count as connected, and is replaced',
  { timeout: 60_000 },
  async () => {
    const { cable, url, through } = await cabledDatabase()
    const database = await openPostgres(url, through)
    const received: string[] = []
    let regained = 0
    await database.listen('changes', (payload) => received.push(payload), {
      onLost() {},
      onRegained: () => (regained += 1),
    })
    expect(database.isConnected()).toBe(true)

    cable.freeze()
    await expect.poll(() => database.isConnected(), { timeout: 10_000 }).toBe(false)
    await expect.poll(() => regained, { timeout: 30_000 }).toBe(1)
    expect(database.isConnected()).toBe(true)
    await database.db.execute(sql`select pg_notify('changes', 'hello')`)
    await expect.poll(() => received).toEqual(['hello'])

    await database.close()
    await cable.close()
  },
)

test.runIf(onPostgres && findPooler())(
  'behind a pooler in transaction mode listening goes around it, and receives what is sent through it',
  { timeout: 60_000 },
  async () => {
    const url = await freshDatabase(inject('postgres') ?? '')
    const pooler = await startPooler(url)
    const database = await openPostgres(pooler.url, url)
    const received: string[] = []
    await database.listen('changes', (payload) => received.push(payload))
    // More at once than the pooler has connections.
    const said = Array.from({ length: 20 }, (_, at) => `change ${at}`)
    await Promise.all(
      said.map((text) =>
        database.db.transaction(async (tx) => {
          await tx.execute(sql`select pg_sleep(0.01)`)
          await tx.execute(sql`select pg_notify('changes', ${text})`)
        }),
      ),
    )
    await expect.poll(() => received.toSorted()).toEqual(said.toSorted())

    await database.close()
    await pooler.stop()
  },
)

async function cabledDatabase() {
  const url = await freshDatabase(inject('postgres') ?? '')
  return { url, ...(await layCableTo(url)) }
}

/** A database through a cable, and what lies between. */
async function databaseOverCable() {
  const { cable, url, through } = await cabledDatabase()
  return { cable, database: await openPostgres(through, url) }
}

const MORE_THAN_CONNECTIONS = 12

test.runIf(onPostgres)('transactions that break as they begin cost no connection', async () => {
  const { cable, database } = await databaseOverCable()
  for (let time = 0; time < MORE_THAN_CONNECTIONS; time++) {
    await database.db.execute(sql`select 1`)
    const breaking = database.db.transaction(async () => {})
    cable.cut()
    await expect(breaking).rejects.toThrow('Failed query: begin')
  }
  await database.db.transaction(async (tx) => void (await tx.execute(sql`select 1`)))
  await database.close()
  await cable.close()
})

test.runIf(onPostgres)(
  'a database that falls silent fails what waits for it after half a minute, and is used again when it answers',
  async () => {
    const { cable, database } = await databaseOverCable()
    const ask = () => database.db.execute(sql`select 1`)
    await Promise.all(Array.from({ length: MORE_THAN_CONNECTIONS }, ask))
    const began = performance.now()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      cable.freeze()
      const waiting = Array.from({ length: MORE_THAN_CONNECTIONS }, (_, at) =>
        at % 2 ? ask() : database.db.transaction(async () => {}),
      )
      const ended = Promise.allSettled(waiting)
      // By now each has what it can get.
      await new Promise((turn) => setImmediate(turn))
      vi.advanceTimersByTime(30_000)
      expect((await ended).map(({ status }) => status)).not.toContain('fulfilled')
      expect(database.lostSince(began)).toBe(true)
    } finally {
      vi.useRealTimers()
    }
    await database.db.transaction(async (tx) => void (await tx.execute(sql`select 1`)))
    await Promise.all(Array.from({ length: MORE_THAN_CONNECTIONS }, ask))
    await database.close()
    await cable.close()
  },
)

/** Stands in the server's place and hangs up, until somebody has tried so many times. */
function attemptsInVain(port: number, count: number): Promise<void> {
  return new Promise((tried) => {
    let attempts = 0
    const nobody = createServer((socket) => {
      socket.destroy()
      attempts += 1
      if (attempts === count) nobody.close(() => tried())
    })
    nobody.listen(port, '127.0.0.1')
  })
}
