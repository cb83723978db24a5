import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openEmbedded } from '#app/server/database/embedded.ts'
import { quizzes } from '#app/server/database/schema.ts'
import { readEnv } from '#app/server/env.ts'
import { answerOperator } from '#app/server/operator.ts'
import { createServices } from '#app/server/services.ts'
import { run } from './steps.ts'

const QUIZ = '23456789abcdefgh'
const LINK = `https://wishes.example/quiz/play/${QUIZ}`

const command = (DATA_DIR: string, ...given: string[]) =>
  run(process.execPath, ['scripts/takedown.ts', ...given], { DATA_DIR, NODE_ENV: 'test' })

test.each<[string, string[], string]>([
  ['no link', ['--reason', 'x'], 'Say which link'],
  ['no reason', [LINK], 'Say which link'],
  ['an empty reason', [LINK, '--reason', ' '], 'Say which link'],
  ['another page', ['https://wishes.example/portal', '--reason', 'x'], 'Say which link'],
  ['an option that does not exist', [LINK, '--because', 'x'], '--because'],
  ['no database', [LINK, '--reason', 'x'], 'There is no database in'],
])('with %s nothing is done, and a sentence says why', async (_what, given, words) => {
  const folder = mkdtempSync(join(tmpdir(), 'wishfolio-takedown-'))
  const { code, output } = await command(join(folder, 'data'), ...given)
  expect([code, output.includes(words)]).toEqual([1, true])
  expect(readdirSync(folder)).toEqual([])
  rmSync(folder, { recursive: true })
})

test('it works through the server that runs on the data folder, and without one', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'wishfolio-takedown-'))
  const env = readEnv({ DATA_DIR, NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  const services = await createServices(env)
  answerOperator(services)
  const names = { name_self: 'Maya', name_partner: 'Jonas', answers: 'ABCDABCD' }
  await services.db.insert(quizzes).values({ ...names, quiz_id: QUIZ, expires_at: new Date('2999-01-01') })
  const reasons = async () => (await services.db.select().from(quizzes)).map((quiz) => quiz.takedown_reason)

  expect((await command(DATA_DIR, LINK, '--reason', 'rude: “very”')).code).toBe(0)
  expect(await reasons()).toEqual(['rude: “very”'])
  const unknown = await command(DATA_DIR, LINK.replace('2345', '9876'), '--reason', 'x')
  expect([unknown.code, unknown.output.trim()]).toEqual([1, 'Quiz Not Found'])
  await services.close()

  expect((await command(DATA_DIR, LINK, '--undo')).code).toBe(0)
  const database = await openEmbedded(DATA_DIR)
  const [quiz] = await database.db.select().from(quizzes)
  expect(quiz?.takedown_reason).toBeNull()
  await database.close()
  rmSync(DATA_DIR, { recursive: true })
})
