import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import pino from 'pino'
import { afterAll, inject } from 'vitest'
import type { DatabaseHandle } from '#app/server/database/database.ts'
import { openEmbedded } from '#app/server/database/embedded/embedded.ts'
import { openPostgres } from '#app/server/database/postgres.ts'
import * as schema from '#app/server/database/schema.ts'
import { readEnv } from '#app/server/start-up/env.ts'
import { readOutbox } from '#app/server/mail/outbox.ts'
import type { Network } from '#app/server/look-up/asking/ask-shops.ts'
import type { Services } from '#app/server/services.ts'
import { createServices } from '#app/server/start-up/create-services.ts'
import { copyTemplate } from '#test/database/data-folder.ts'
import { freshDatabase } from '#test/programs/postgres.ts'
import { type RedisServer, startRedis } from '#test/programs/redis.ts'
import { createHash } from 'node:crypto'
import type { Passwords } from '#app/server/accounts/auth.ts'

export interface World extends Services {
  redis: RedisServer | undefined
  /** Another instance on the same database. */
  another(): Promise<Services>
  time: { now: Date }
  /** Lets time pass for its clock. */
  wait(ms: number): void
  /** The raw emails sent so far, newest first. */
  mails(): Promise<string[]>
  clean(): Promise<void>
}

const NOON = new Date('2026-11-21T12:00:00.000Z')

/** What all other rows belong to. */
const CLEANED = [
  schema.accounts,
  schema.pendingSignUps,
  schema.signUpInvitations,
  schema.pictures,
  schema.quizzes,
  schema.mailQueue,
  schema.mailsSent,
  schema.limitCounters,
]

/** A data folder and its database. */
interface Place {
  folder: string
  database: DatabaseHandle
}

/** Embedded ones that the worlds before left empty: opening another takes a third of a second. */
const left: Place[] = []

/** The services on a real database of their own: PGlite or Postgres, depending on the project, and Redis. */
export async function createWorld(
  env: Record<string, string> = {},
  log = pino({ level: 'silent' }),
  network?: Network,
): Promise<World> {
  const { folder, database } = left.pop() ?? (await newPlace())
  const redis = inject('redis') && (await startRedis())
  const time = { now: NOON }
  const instance = () =>
    createServices(
      readEnv({
        NODE_ENV: 'test',
        PUBLIC_URL: 'http://localhost:3000',
        DATA_DIR: folder,
        AUTH_SECRET: 'a'.repeat(32),
        ...(redis && { REDIS_URL: redis.url }),
        ...env,
      }),
      {
        database,
        clock: { now: () => time.now },
        passwords: quickPasswords,
        signInDelay: async () => {},
        log,
        ...(network && { network }),
      },
    )
  const services = await instance()
  const instances = [services]
  /** Any instance may be sending what another one queued. */
  const drainMails = () => Promise.all(instances.map(({ mail }) => mail.drain()))
  return {
    ...services,
    redis,
    async another() {
      const other = await instance()
      instances.push(other)
      return other
    },
    time,
    wait(ms) {
      time.now = new Date(time.now.getTime() + ms)
    },
    async mails() {
      await drainMails()
      return (await readOutbox(join(folder, 'outbox'))).map(({ source }) => source)
    },
    async clean() {
      // Emails queued by an earlier test must not arrive in the next one, nor one that is being sent.
      await drainMails()
      await drainMails()
      time.now = NOON
      // Cascades to all other tables. Truncating takes ten times as long as deleting so few rows.
      for (const table of CLEANED) await database.db.delete(table)
      await redis?.empty()
      rmSync(join(folder, 'outbox'), { recursive: true, force: true })
    },
    async close() {
      await Promise.all(instances.map((one) => one.close()))
      await redis?.kill()
      await leave({ folder, database })
    },
  }
}

export async function ownWorld(...opened: Parameters<typeof createWorld>): Promise<World> {
  const world = await createWorld(...opened)
  afterAll(() => world.close())
  return world
}

async function newPlace(): Promise<Place> {
  const folder = mkdtempSync(join(inject('worlds') ?? tmpdir(), 'world-'))
  const server = inject('postgres')
  if (server)
    return { folder, database: await openPostgres(await freshDatabase(server, inject('postgresTemplate'))) }
  const template = inject('embeddedTemplate')
  if (template) copyTemplate(template, folder)
  return { folder, database: await openEmbedded(folder) }
}

/** Empties the tables and the folder around the database for the next world of this worker. */
async function leave({ folder, database }: Place): Promise<void> {
  const names = Object.values(schema).filter((table) => is(table, PgTable))
  try {
    if (inject('postgres')) throw new Error('a new one is as quick')
    await database.db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`)
  } catch {
    // Whatever a test did to it, no other gets it.
    await database.close()
    return rmSync(folder, { recursive: true, force: true })
  }
  for (const name of readdirSync(folder))
    if (name !== 'database' && !name.endsWith('.sock'))
      rmSync(join(folder, name), { recursive: true, force: true })
  left.push({ folder, database })
}

const hashOf = (password: string) => createHash('sha256').update(password).digest('hex')

/** The slow hash would take most of a test's time; journeys and timing tests use the real one. */
export const quickPasswords: Passwords = {
  hash: async (password) => hashOf(password),
  verify: async (hash, password) => hash === hashOf(password),
}
