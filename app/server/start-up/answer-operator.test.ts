import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, inject, test } from 'vitest'
import { openEmbedded } from '#app/server/database/embedded/embedded.ts'
import { accounts, quizzes, secondFactors, signUpInvitations } from '#app/server/database/schema.ts'
import { readEnv } from '#app/server/start-up/env.ts'
import { answerOperator } from '#app/server/start-up/answer-operator.ts'
import { createServices } from '#app/server/start-up/create-services.ts'
import { copyTemplate } from '#test/database/data-folder.ts'
import { ownFolder } from '#test/own-folder.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const QUIZ = '23456789abcdefgh'
const LINK = `https://wishes.example/quiz/play/${QUIZ}`
/** Each command is a process of its own, on a machine that may be busy. */
const TIMEOUT_MS = 300_000

async function command(DATA_DIR: string, ...given: string[]): Promise<number> {
  return (await script('takedown', DATA_DIR, ...given)).code
}

async function script(
  name: string,
  DATA_DIR: string,
  ...given: string[]
): Promise<{ code: number; said: string }> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [`scripts/operator/${name}.ts`, ...given], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said: said.trim() }
}

const template = inject('embeddedTemplate')

/** A server that holds a data folder. */
async function serving(env: Record<string, string> = {}) {
  const DATA_DIR = ownFolder()
  copyTemplate(template ?? '', DATA_DIR)
  const services = await createServices(readEnv({ DATA_DIR, NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env }))
  answerOperator(services)
  return { DATA_DIR, services }
}

test.runIf(template)(
  'a takedown works through the server that holds the data folder, and without one',
  async () => {
    const { DATA_DIR, services } = await serving()
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

test.runIf(template)(
  'an invitation is made and withdrawn through the server that holds the data folder, and without one',
  async () => {
    const { DATA_DIR, services } = await serving({ PUBLIC_URL: 'http://localhost:4000' })
    const made = await script('invite', DATA_DIR, '--days', '2', '--uses', '20')
    // With the address of the server, which the command line does not know.
    expect(made).toEqual({
      code: 0,
      said: expect.stringMatching(/^http:\/\/localhost:4000\/signup\?invitation=[\w-]{43}$/),
    })
    const [row] = await services.db.select().from(signUpInvitations)
    expect([row?.usesLeft, row?.madeBy]).toEqual([20, null])
    expect(row?.expiresAt.getTime()).toBeCloseTo(Date.now() + 2 * DAY_MS, -6)
    await services.close()

    expect(await script('invite', DATA_DIR, '--withdraw', made.said)).toEqual({ code: 0, said: 'Withdrawn' })
    expect((await script('invite', DATA_DIR, '--withdraw', made.said)).code).toBe(1)
    expect((await script('invite', DATA_DIR)).said).toContain('/signup?invitation=')
  },
  TIMEOUT_MS,
)

test.runIf(template)(
  'a second factor is reset through the server that holds the data folder, and without one',
  async () => {
    const { DATA_DIR, services } = await serving()
    const people = ['rosa', 'otto']
    await services.db.insert(accounts).values(people.map((id) => ({ id, email: `${id}@example.org` })))
    const factors = people.map((userId) => ({ userId, seed: 'seed', lastStep: 0 }))
    await services.db.insert(secondFactors).values(factors)
    const reset = await script('reset-second-factor', DATA_DIR, 'Rosa@example.org')
    expect(reset).toEqual({ code: 0, said: 'Turned off for rosa@example.org, who is told by mail' })
    expect(await services.db.select({ userId: secondFactors.userId }).from(secondFactors)).toEqual([
      { userId: 'otto' },
    ])
    await services.close()

    expect((await script('reset-second-factor', DATA_DIR, 'otto@example.org')).code).toBe(0)
    expect((await script('reset-second-factor', DATA_DIR, 'otto@example.org')).code).toBe(1)
    expect((await script('reset-second-factor', DATA_DIR, 'nobody@example.org')).code).toBe(1)
  },
  TIMEOUT_MS,
)
