import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openEmbedded } from '#app/server/database/embedded/embedded.ts'

/** Of the database before each backup, unless sizes are given: `npm run bench:backup -- 50 100`. */
const SIZES_MB = [100, 300]
const ROWS_AT_ONCE = 1_000
const TICK_MS = 5

const given = process.argv.slice(2).map(Number).filter(Number.isFinite)
for (const size of given.length > 0 ? given : SIZES_MB) await backUp(size)

async function backUp(size: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wishfolio-bench-backup-'))
  const database = await openEmbedded(folder)
  try {
    await database.db.execute(sql`create table ballast (text text)`)
    while (((await database.sizeMb?.()) ?? size) < size) {
      // About 4 kB a row that hardly compress, stored in the row.
      await database.db.execute(sql`
        insert into ballast select string_agg(md5(random()::text), '') from
          generate_series(1, ${ROWS_AT_ONCE}) as row, generate_series(1, 60) as part group by row`)
    }
    const found = await measured(() => database.snapshot?.(new Date()) ?? Promise.resolve(''))
    const file = (statSync(found.path).size / 1024 ** 2).toFixed(0)
    console.log(
      `${await database.sizeMb?.()} MB: backup ${found.took} ms, ${file} MB; the process answered nothing for ${found.blocked} ms, the database for ${found.waited} ms`,
    )
  } finally {
    await database.close()
    rmSync(folder, { recursive: true })
  }

  /** The longest time without a turn of the event loop, and the longest that a query waited. */
  async function measured(work: () => Promise<string>) {
    let last = performance.now()
    let blocked = 0
    let waited = 0
    const state = { over: false }
    const ticks = setInterval(() => {
      const now = performance.now()
      blocked = Math.max(blocked, now - last)
      last = now
    }, TICK_MS)
    const began = performance.now()
    const working = work().finally(() => void (state.over = true))
    while (!state.over) {
      const asked = performance.now()
      await database.db.execute(sql`select 1`)
      waited = Math.max(waited, performance.now() - asked)
      await new Promise((later) => setTimeout(later, TICK_MS))
    }
    const path = await working
    clearInterval(ticks)
    return {
      path,
      took: Math.round(performance.now() - began),
      blocked: Math.round(blocked),
      waited: Math.round(waited),
    }
  }
}
