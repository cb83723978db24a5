import { rmSync, writeFileSync } from 'node:fs'
import { getTableName } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import * as schema from '#app/server/database/schema.ts'
import { createLog } from '#app/server/log/log.ts'
import { fieldsInPlace, FORM_POSTS, type FormPost, inPlace } from '#test/data/form-posts.ts'
import { acceptWrites, refuseWrites, whileMissing } from '#test/database/failing-database.ts'
import { PASSWORD } from '#test/make.ts'
import { ownSite, openSite } from '#test/own-site.ts'
import { type OwnedThings, ownedThings } from '#test/data/owned-things.ts'
import type { Browser } from '#test/browser.ts'
import { patternsOf, treeOf, serverBuild } from '#test/server-build.ts'
import { createWorld } from '#test/world.ts'

const SECRETS = {
  AUTH_SECRET: 'our-own-secret-that-is-32-letters-long',
  AI_API_KEY: 'sk-our-own-key',
  METRICS_TOKEN: 'our-own-token-for-metrics',
}
const CLIENT = '198.51.100.77'

let lines: string[] = []
const log = createLog('trace', { write: (line) => void lines.push(line) })
const { world, visit } = await ownSite(
  {
    ...SECRETS,
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: 'http://127.0.0.1:1/v1',
    AI_MODEL: 'nothing-listens',
  },
  log,
)
const things = await ownedThings(world, () => visit(CLIENT))
beforeEach(() => {
  lines = []
})

/** Everything of people and of ours that came by: secrets, addresses, what was typed, and where links lead. */
function secretsAndTexts(): string[] {
  const { visitors, words, marks, places } = things
  const typed = Object.values<FormPost>(FORM_POSTS).flatMap(([, fields]) => Object.values(fields).flat())
  return [
    ...Object.values(SECRETS),
    ...Object.values(visitors).flatMap(({ cookies }) => [...cookies.values()]),
    PASSWORD,
    CLIENT,
    'our-own-mail-password',
    '@example.org',
    ...words.own,
    ...words.shared,
    ...marks.owner,
    ...marks.other,
    // An address says itself what question or card it is about.
    ...Object.values(places).filter((place) => place.length > 11),
    // One word alone may be the program's as well.
    ...typed.filter((text) => /[\s@{]/.test(text)),
  ]
}

/** What a line that says who did what may hold: ids (015), and by which way somebody signed in. */
const DONE = new Set(['level', 'time', 'requestId', 'msg', 'owner', 'by', 'profile', 'idea'])
const saysWhatWasDone = (line: string) =>
  Object.keys(JSON.parse(line) as object).every((key) => DONE.has(key))

/** The kinds of failures that were logged, once it is sure that nothing was entries of anybody. */
function loggedFailures(): Set<unknown> {
  const all = lines.filter((line) => !saysWhatWasDone(line)).join('')
  for (const text of secretsAndTexts()) expect(all).not.toContain(text)
  const entries = lines.map((line) => JSON.parse(line) as { level: number; msg: string })
  return new Set(entries.filter(({ level }) => level >= 40).map(({ msg }) => msg))
}

/** Somebody with the cookies they came with. */
function as(asker: keyof OwnedThings['visitors']): Browser {
  return visit(CLIENT).withCookiesOf(things.visitors[asker])
}

async function postEverything(asker: keyof OwnedThings['visitors']): Promise<void> {
  for (const [at, fields] of Object.values<FormPost>(FORM_POSTS)) {
    await (await as(asker).post(inPlace(things, at), fieldsInPlace(things, fields))).arrayBuffer()
  }
}

async function openEverything(): Promise<void> {
  const patterns = patternsOf(treeOf((await serverBuild()).routes))
  for (const address of [...patterns, '/gift/:slug/live', '/gift/:draftId']) {
    const answer = await as('owner').get(
      `${inPlace(things, address)}?search=Rosalind&idea=${things.places.drum}`,
    )
    await answer.body?.cancel()
  }
}

test('a model that does not answer and an email that cannot be sent leave no personal data in the log', async () => {
  const folder = world.outbox?.folder ?? ''
  rmSync(folder, { recursive: true, force: true })
  writeFileSync(folder, 'No letter can be put into a file.')
  await as('owner').post(inPlace(things, '/portal/suggestions/:bare/generate'))
  await as('nobody').post('/signup', { email: 'new@example.org', password: PASSWORD })
  await world.mail.drain()
  rmSync(folder)
  expect(loggedFailures()).toEqual(new Set(['generation failed', 'mail not sent']))
})

test.each(
  [schema.giftProfiles, schema.ideas, schema.quizzes, schema.sessions].map(
    (table) => [getTableName(table), table] as const,
  ),
)('%s that cannot be read leave no personal data in the log, whatever is opened', async (_name, table) => {
  await whileMissing(world, table, openEverything)
  expect(loggedFailures().size).toBeGreaterThan(0)
})

const { giftProfiles, ideas, generationRuns, quizzes, passwords, accounts } = schema
const { sessions, pendingSignUps, passwordResets, signInCodes, emailChanges, mailQueue } = schema

test.each([
  ['Lists', [giftProfiles, ideas, generationRuns, quizzes, passwords, accounts]],
  ['Accounts', [accounts, sessions, pendingSignUps, passwordResets, signInCodes, emailChanges, mailQueue]],
])(
  '%s that cannot be written leave nothing of anybody in the log, whatever is posted',
  async (_what, tables) => {
    await refuseWrites(world, ...tables)
    await postEverything('owner')
    await postEverything('nobody')
    await acceptWrites(world)
    expect(loggedFailures()).toContain('command failed')
  },
)

test('a mail server that is away, whose address holds a password, leaves no secret in the log', async () => {
  const mailing = await createWorld({ SMTP_URL: 'smtp://mailer:our-own-mail-password@127.0.0.1:1' }, log)
  const browser = (await openSite(mailing))(CLIENT)
  await browser.post('/signup', { email: 'new@example.org', password: PASSWORD })
  await mailing.mail.drain()
  await mailing.close()
  expect(loggedFailures()).toEqual(new Set(['mail not sent']))
})

test('an error whose message quotes personal data leaves none in the log', async () => {
  const words = new Error('Rosalind wants a tin kite, says owner@example.org at 198.51.100.77')
  const parts = [
    { cards: { draw: () => Promise.reject(words) } },
    { live: { ...world.live, readYourWrites: () => Promise.reject(words) } },
    { auth: { ...world.auth, signedIn: () => Promise.reject(words) } },
    { limits: { ...world.limits, count: () => Promise.reject(words) } },
  ]
  for (const part of parts) {
    const broken = (await openSite({ ...world, ...part }))(CLIENT)
    for (const address of [
      '/quiz/card/partner.png',
      '/gift/:slug/card.png',
      '/gift/:slug',
      '/portal',
      '/nowhere',
    ])
      await (await broken.get(inPlace(things, address))).arrayBuffer()
    await broken.post('/signin', { email: 'owner@example.org', password: PASSWORD })
  }
  expect(loggedFailures()).toContain('page failed')
})
