import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, inject, test } from 'vitest'
import { openEmbedded } from '#app/server/database/embedded/embedded.ts'
import { quizzes } from '#app/server/database/schema.ts'
import { readEnv } from '#app/server/start-up/env.ts'
import { answerOperator } from '#app/server/start-up/answer-operator.ts'
import { createServices } from '#app/server/start-up/create-services.ts'
import { copyTemplate } from '#test/database/data-folder.ts'
import { ownFolder } from '#test/own-folder.ts'

const QUIZ = '23456789abcdefgh'
const LINK = `https://wishes.example/quiz/play/${QUIZ}`
/** Each command is a process of its own, on a machine that may be busy. */
const TIMEOUT_MS = 300_000

async function command(DATA_DIR: string, ...given: string[]): Promise<number> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, ['scripts/takedown.ts', ...given], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR },
    stdio: 'ignore',
  })
  const [code] = (await once(child, 'exit')) as [number]
  return code
}

const template = inject('embeddedTemplate')

test.runIf(template)(
  'a takedown works through the server that holds the data folder, and without one',
  async () => {
    const DATA_DIR = ownFolder()
    copyTemplate(template ?? '', DATA_DIR)
    const services = await createServices(readEnv({ DATA_DIR, NODE_ENV: 'test', LOG_LEVEL: 'silent' }))
    answerOperator(services)
    const names = { name_self: 'Maya', name_partner: 'Jonas', answers: 'ABCDABCD' }
    await services.db.insert(quizzes).values({ ...names, quiz_id: QUIZ, expires_at: new Date('2999-01-01') })
    expect(await command(DATA_DIR, LINK, '--reason', 'rude: “very”')).toBe(0)
    const [hidden] = await services.db.select().from(quizzes)
    expect(hidden?.takedown_reason).toBe('rude: “very”')
    expect(await command(DATA_DIR, LINK.replace('2345', '9876'), '--reason', 'x')).toBe(1)
    await services.close()

    expect(await command(DATA_DIR, LINK, '--undo')).toBe(0)
    const database = await openEmbedded(DATA_DIR)
    const [shown] = await database.db.select().from(quizzes)
    expect(shown?.takedown_reason).toBeNull()
    await database.close()
  },
  TIMEOUT_MS,
)
