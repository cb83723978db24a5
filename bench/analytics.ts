import { sql } from 'drizzle-orm'
import { readAnalytics } from '#app/server/commands/operator/read-analytics.ts'
import { openPostgres } from '#app/server/database/postgres.ts'
import { freshDatabase, startPostgres } from '#test/programs/postgres.ts'

const ROWS = 1_000_000
const AT_ONCE = 50_000
const ROUNDS = 15
const LIMIT_MS = 200
const NOW = new Date('2026-11-21T12:00:00Z')
const RANGES = {
  'every row, by week': { from: '2024-11-21', to: '2026-11-21' },
  'every row, by month': { from: '2023-01-01', to: '2026-12-31' },
  'a quarter, by day': { from: '2026-08-22', to: '2026-11-21' },
  'this month': { from: '2026-11-01', to: '2026-11-30' },
}

const server = await startPostgres()
const database = await openPostgres(await freshDatabase(server.url))
try {
  const { db } = database
  const instant = sql`timestamptz '2026-11-21 12:00Z' - (n * interval '63.072 seconds')`
  for (let first = 1; first <= ROWS; first += AT_ONCE) {
    const rows = sql`generate_series(${first}::int, ${first + AT_ONCE - 1}::int) as n`
    await db.execute(sql`
      insert into profiles (id, email, created_at)
      select n::text, 'person-' || n || '@example.org', ${instant} from ${rows}`)
    await db.execute(sql`
      insert into gift_profiles (slug, created_by, recipient_name, age_group, occasion_type, occasion_date, created_at)
      select 'grandma-' || lpad(n::text, 12, '0'), n::text, 'Grandma', '55+ years', 'birthday', '2026-12-12', ${instant}
      from ${rows}`)
  }
  // As autovacuum leaves it after so many rows.
  await db.execute(sql`vacuum analyze profiles`)
  await db.execute(sql`vacuum analyze gift_profiles`)

  for (const [name, range] of Object.entries(RANGES)) {
    const times: number[] = []
    let counted = 0
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now()
      const { total } = await readAnalytics({ db, clock: { now: () => NOW } }, range)
      times.push(performance.now() - began)
      counted = total.signUps
    }
    const [fastest = 0, median = 0, slowest = 0] = times
      .toSorted((a, b) => a - b)
      .filter((_, at) => [0, Math.floor(ROUNDS / 2), ROUNDS - 1].includes(at))
    const ms = (time: number) => `${time.toFixed(0)} ms`
    console.log(`${name}: ${ms(median)} (${ms(fastest)} to ${ms(slowest)}), ${counted} sign-ups`)
    if (median > LIMIT_MS) process.exitCode = 1
  }
} finally {
  await database.close()
  await server.stop()
}
