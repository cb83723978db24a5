import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { openPostgres } from '#app/server/database/postgres.ts'
import { timed } from '#app/server/database/timed.ts'
import { freshDatabase } from '#test/programs/postgres.ts'

type Called = (error: Error | null, answer?: string) => void

test('an answer is passed on as it is and timed once, whether it is promised, called or refused', async () => {
  const times: number[] = []
  const took = (ms: number) => void times.push(ms)
  expect(await timed(async (question: string) => `${question}!`, took)('yes')).toBe('yes!')
  expect(times).toHaveLength(1)

  const calling = timed((question: string, called: Called) => called(null, `${question}!`), took)
  expect(await new Promise((answer) => calling('yes', (_error, text) => answer(text)))).toBe('yes!')
  expect(times).toHaveLength(2)

  const refusing = timed(() => Promise.reject(new Error('no')), took)
  await expect(refusing()).rejects.toThrow('no')
  expect(times).toHaveLength(3)
})

const postgres = inject('postgres')
test.runIf(postgres)('each statement on Postgres is timed, inside a transaction too', async () => {
  const times: number[] = []
  const url = await freshDatabase(postgres ?? '')
  const database = await openPostgres(url, url, (ms) => times.push(ms))
  await database.db.execute(sql`select 1`)
  expect(times).toHaveLength(1)
  await database.db.transaction(async (tx) => tx.execute(sql`select 1`))
  // Its beginning and its end are statements too.
  expect(times).toHaveLength(4)
  await database.close()
})
