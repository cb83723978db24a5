import { createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { openPostgres } from '#app/server/database/postgres.ts'
import { layCable } from '#test/cable.ts'
import { freshDatabase, startPostgres } from '#test/postgres.ts'

const onPostgres = inject('postgres') !== undefined

test.runIf(onPostgres)(
  'a listener outlives its server: one connection afterwards, and what is said then is heard',
  { timeout: 60_000 },
  async () => {
    const server = await startPostgres()
    const url = await freshDatabase(server.url)
    const database = await openPostgres(url)
    const heard: string[] = []
    let lost = 0
    let regained = 0
    await database.listen('changes', (payload) => heard.push(payload), {
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
    await expect.poll(() => heard).toEqual(['hello'])

    await client.end()
    await database.close()
    await server.stop()
  },
)

test.runIf(onPostgres)(
  'a listener whose connection died without an end does not count as hearing, and is replaced',
  { timeout: 60_000 },
  async () => {
    const url = new URL(await freshDatabase(inject('postgres') ?? ''))
    const cable = await layCable(Number(url.port))
    const through = new URL(url)
    through.port = String(cable.port)
    const database = await openPostgres(url.href, through.href)
    const heard: string[] = []
    let regained = 0
    await database.listen('changes', (payload) => heard.push(payload), {
      onLost() {},
      onRegained: () => (regained += 1),
    })
    expect(database.isHearing()).toBe(true)

    cable.freeze()
    await expect.poll(() => database.isHearing(), { timeout: 10_000 }).toBe(false)
    await expect.poll(() => regained, { timeout: 30_000 }).toBe(1)
    expect(database.isHearing()).toBe(true)
    await database.db.execute(sql`select pg_notify('changes', 'hello')`)
    await expect.poll(() => heard).toEqual(['hello'])

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
