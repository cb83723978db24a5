import { AsyncLocalStorage } from 'node:async_hooks'
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres'
import { drizzle as onEmbedded } from 'drizzle-orm/pglite'
import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import type { Database } from '#app/server/database/database.ts'
import * as schema from '#app/server/database/schema.ts'
import { createServices } from '#app/server/start-up/create-services.ts'
import { PASSWORD, signedIn } from '#test/make.ts'
import type { Browser } from '#test/browser.ts'
import { openSite } from '#test/own-site.ts'
import { ownWorld } from '#test/world.ts'

const KNOWN = 'known@example.org'
const WAITING = 'waiting@example.org'
const UNKNOWN = 'unknown@example.org'

/** What one request does that takes time: each statement, each password hashed or compared. */
interface Work {
  statements: string[]
  hashes: number
}

const watched = new AsyncLocalStorage<Work>()
const { scrypt } = crypto
let owner: Browser
const world = await ownWorld()
const services = await createServices(world.env, {
  database: { ...world.database, db: watchedDatabase() },
  clock: world.clock,
  log: world.log,
})
// Its emails are sent by the worker of the world.
await services.mail.stop()
const visit = await openSite(services)
beforeAll(() => {
  vi.spyOn(crypto, 'scrypt').mockImplementation((...called: Parameters<typeof scrypt>) => {
    const work = watched.getStore()
    if (work) work.hashes += 1
    scrypt(...called)
  })
  syncBuiltinESMExports()
})
afterAll(async () => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  await services.close()
})
beforeEach(async () => {
  await world.clean()
  await signedIn(world, visit(), KNOWN)
  owner = await signedIn(world, visit(), 'owner@example.org')
  await visit().post('/signup', { email: WAITING, password: PASSWORD })
  // The first wrong password of a server makes a hash to compare with.
  await visit().post('/signin', { email: 'first@example.org', password: PASSWORD })
})

/** The world's own database, which tells its statements. */
function watchedDatabase(): Database {
  const logger = {
    logQuery: (statement: string) => void watched.getStore()?.statements.push(kindOf(statement)),
  }
  const { $client } = world.db as unknown as { $client: PGlite | Pool }
  return inject('postgres')
    ? onPostgres($client as Pool, { schema, logger })
    : onEmbedded($client as PGlite, { schema, logger })
}

/** What a statement does to which table. */
function kindOf(statement: string): string {
  const [verb = ''] = statement.split(' ', 1)
  const table = /(?:from|into|update) "(\w+)"/.exec(statement)?.[1] ?? statement
  return `${verb} ${table}`
}

async function workOf(request: () => Promise<Response>): Promise<Work> {
  const work: Work = { statements: [], hashes: 0 }
  await watched.run(work, request)
  return work
}

const signIn = (email: string) => visit().post('/signin', { email, password: 'wrong password' })
const signUp = (email: string) => visit().post('/signup', { email, password: PASSWORD })
const reset = (email: string) => visit().post('/reset-password', { email })
const code = (email: string) => visit().post('/signin/code', { email, send: 'on' })
const wrongCode = (email: string) => visit().post('/signin/code', { email, code: '000000' })
const change = (email: string) => owner.post('/portal/settings/email', { email, password: PASSWORD })

test.each<[string, (email: string) => Promise<Response>, number]>([
  ['a wrong password', signIn, 2],
  ['a sign-up', signUp, 1],
  ['a reset', reset, 0],
  ['a code to sign in with', code, 0],
  ['a wrong code', wrongCode, 0],
  ['a change of address', change, 1],
])(
  '%s hashes as many passwords for a known address as for an unknown one, with the same statements',
  async (_what, ask, hashes) => {
    const unknown = await workOf(() => ask(UNKNOWN))
    const waiting = await workOf(() => ask(WAITING))
    const known = await workOf(() => ask(KNOWN))
    expect([unknown.hashes, waiting.hashes, known.hashes]).toEqual([hashes, hashes, hashes])
    expect(unknown.statements.length).toBeGreaterThan(2)
    expect(waiting.statements).toEqual(unknown.statements)
    expect(known.statements.toSorted()).toEqual(unknown.statements.toSorted())
  },
)
