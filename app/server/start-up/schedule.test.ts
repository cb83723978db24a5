import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { quizzes } from '#app/server/database/schema.ts'
import { startSchedule } from '#app/server/start-up/schedule.ts'
import type { Services } from '#app/server/services.ts'
import { withoutQuizzes } from '#test/data/quiz.ts'
import { ownWorld } from '#test/world.ts'

const NOON = new Date('2026-11-21T12:00:00.000Z')
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const world = await ownWorld()
let logged: string[]
const log = pino({}, { write: (line) => void logged.push((JSON.parse(line) as { msg: string }).msg) })

beforeEach(async () => {
  logged = []
  await world.clean()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOON })
})
afterEach(() => void vi.useRealTimers())

const start = (replaced: Partial<Services> = {}) => startSchedule({ ...world, log, ...replaced })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const until = (time: string) => pass(new Date(time).getTime() - Date.now())
const left = () => world.db.$count(quizzes)

async function expiredQuiz(): Promise<void> {
  await world.db.insert(quizzes).values({
    quiz_id: 'quiz',
    name_self: 'Maya',
    name_partner: 'Jonas',
    answers: 'ABCDABCD',
    expires_at: NOON,
  })
}

// With Postgres the hours would pass for its connections too.
describe.skipIf(inject('postgres') !== undefined)('the schedule', () => {
  test('expired quizzes are swept at the start and then every night, until it is stopped', async () => {
    await expiredQuiz()
    const schedule = start()
    await pass(0)
    await expect.poll(left).toBe(0)

    await expiredQuiz()
    await until('2026-11-22T03:29:59.999Z')
    expect(await left()).toBe(1)
    await pass(1)
    await expect.poll(left).toBe(0)

    await schedule.stop()
    await expiredQuiz()
    await pass(24 * HOUR_MS)
    expect(await left()).toBe(1)
    expect(logged).toEqual([])
  })

  test('a task that fails is logged, and runs at its next time', async () => {
    await expiredQuiz()
    const schedule = await withoutQuizzes(world, async () => {
      const started = start()
      await pass(0)
      await expect.poll(() => logged).toEqual(['expired quizzes not swept'])
      return started
    })
    expect(await left()).toBe(1)
    await until('2026-11-22T03:30:00.000Z')
    await expect.poll(left).toBe(0)
    await schedule.stop()
  })

  test('the embedded database has a snapshot after a minute', async () => {
    const schedule = start()
    await pass(MINUTE_MS)
    await schedule.stop()
    expect(readdirSync(join(world.env.DATA_DIR, 'snapshots'))).toEqual(['2026-11-21T12-00-00-000Z.tar.gz'])
  })

  test('a task that takes hours runs once at a time, and a server that stops waits for it', async () => {
    let begun = 0
    let end = (_path: string) => {}
    const schedule = start({
      env: { ...world.env, DATA_DIR: join(world.env.DATA_DIR, 'elsewhere') },
      database: {
        ...world.database,
        snapshot() {
          begun += 1
          return new Promise((ended) => (end = ended))
        },
      },
    })
    await pass(5 * HOUR_MS)
    expect(begun).toBe(1)
    end('')
    await pass(HOUR_MS)
    expect(begun).toBe(2)

    let stopped = false
    const stopping = schedule.stop().then(() => (stopped = true))
    await pass(5 * HOUR_MS)
    expect({ begun, stopped }).toEqual({ begun: 2, stopped: false })
    end('')
    await stopping
  })
})
