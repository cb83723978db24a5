import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyTemplate, makeTemplate } from '#test/database/data-folder.ts'
import { openEmbedded } from '#app/server/database/embedded/embedded.ts'
import { HttpVisitor, mailsIn } from '#test/http-visitor.ts'
import { signedIn } from '#test/make.ts'
import { freePort, freshDatabase, type PostgresServer, startPostgres } from '#test/programs/postgres.ts'
import { needPostgres } from '#test/programs/postgres-programs.ts'
import { isThere } from '#test/programs/programs.ts'
import { type ServerProcess, startServer } from '#test/programs/server-process.ts'
import { startBalancer } from '#test/programs/balancer.ts'
import { needPooler, startPooler } from '#test/programs/pooler.ts'
import { type RedisServer, startRedis, needRedis } from '#test/programs/redis.ts'

export type DatabaseName = 'the embedded database' | 'Postgres'

/** Those that this machine can run. */
export const DATABASES: readonly DatabaseName[] = isThere(needPostgres)
  ? ['the embedded database', 'Postgres']
  : ['the embedded database']

/** No test may hit its owner's daily limit. */
const ONE_OWNER_FOR_ALL = {
  IDEAS_PER_DAY: '100000',
  PROFILES_PER_ACCOUNT: '100000',
  MEGABYTES_PER_ACCOUNT: '100000',
}

/** The production build on a new database: one server on the embedded one, as it must be, and two on Postgres. */
export interface Site {
  folder: string
  env: Record<string, string>
  postgres: PostgresServer | undefined
  /** The first server, or another; a restarted one replaces the old one. */
  server(which?: number): ServerProcess
  startAgain(which?: number): Promise<void>
  visitor(): HttpVisitor
  /** A visitor who is signed in. */
  newOwner(by?: HttpVisitor): Promise<HttpVisitor>
  close(): Promise<void>
}

export interface SiteOptions {
  database?: DatabaseName
  disk?: string
  /** Further environment, for servers that will listen on these ports. */
  env?(
    ports: readonly number[],
    databaseUrl: string,
  ): Record<string, string> | Promise<Record<string, string>>
}

export async function startSite({
  database = 'the embedded database',
  disk = tmpdir(),
  env: further = () => ({}),
}: SiteOptions = {}): Promise<Site> {
  const ends: (() => unknown)[] = []
  const close = async () => {
    for (const end of ends.splice(0)) await end()
  }
  try {
    const folder = mkdtempSync(join(disk, 'wishfolio-hard-'))
    ends.unshift(() => rmSync(folder, { recursive: true, force: true }))
    const ports = [await freePort()]
    const env: Record<string, string> = { DATA_DIR: folder, PORT: String(ports[0]), ...ONE_OWNER_FOR_ALL }
    const postgres = database === 'Postgres' ? await startPostgres() : undefined
    if (postgres) {
      ends.unshift(() => postgres.stop())
      ports.push(await freePort())
      env.DATABASE_URL = await freshDatabase(postgres.url)
      env.AUTH_SECRET = randomBytes(32).toString('hex')
    } else copyTemplate(await madeFolder(), folder)
    Object.assign(env, await further(ports, env.DATABASE_URL ?? ''))
    const servers: ServerProcess[] = []
    const startAgain = async (which = 0) => {
      servers[which] = await startServer({ ...env, PORT: String(ports[which]) })
    }
    ends.unshift(() => Promise.all(servers.map((server) => server.end('SIGKILL'))))
    await Promise.all(ports.map((_, which) => startAgain(which)))
    const server = (which = 0) => servers[which] as ServerProcess
    const visitor = () => new HttpVisitor(() => server().url)
    return {
      folder,
      env,
      postgres,
      server,
      startAgain,
      visitor,
      newOwner: (by = visitor()) => signedIn({ mails: mailsIn(join(folder, 'outbox')) }, by),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

let made: Promise<string> | undefined

/** A data folder with a migrated database and a snapshot, made once: copying is ten times faster. */
function madeFolder(): Promise<string> {
  made ??= (async () => {
    const folder = await makeTemplate()
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    const database = await openEmbedded(folder)
    await database.snapshot?.(new Date())
    await database.close()
    return folder
  })()
  return made
}

/** The ids of the ideas that a shared page shows as taken. */
export function takenOn(html: string): string[] {
  return html
    .split('<li')
    .slice(1)
    .filter((item) => />\s*Taken\s*</.test(item))
    .map((item) => /<button[^>]* value="([^"]*)"/.exec(item)?.[1] ?? '')
}

/** What can stand between two servers and their Postgres, as far as this machine can run it. */
export const BETWEEN = [
  { between: 'nothing', needed: [needPostgres] },
  { between: 'a pooler and Redis', needed: [needPostgres, needPooler, needRedis] },
]
  .filter(({ needed }) => needed.every(isThere))
  .map(({ between }) => between)

/** Two servers on one Postgres, and the proxy in front of them. */
export interface Instances extends Site {
  proxyUrl: string
  redis: RedisServer | undefined
  /** A new visitor, who comes by the proxy. */
  visitor(): HttpVisitor
}

/** `more`: further environment, once their database is there. */
export async function startInstances(
  between: string,
  more: (databaseUrl: string) => Promise<Record<string, string>> = async () => ({}),
): Promise<Instances> {
  const ends: (() => unknown)[] = []
  const close = async () => {
    for (const end of ends.splice(0)) await end()
  }
  let proxyUrl = ''
  let redis: RedisServer | undefined
  try {
    const site = await startSite({
      database: 'Postgres',
      async env(ports, url) {
        const balancer = await startBalancer(ports)
        ends.push(() => balancer.close())
        proxyUrl = balancer.url
        const env: Record<string, string> = { PUBLIC_URL: proxyUrl, ...(await more(url)) }
        if (between === 'nothing') return env
        const pooler = await startPooler(url)
        ends.unshift(() => pooler.stop())
        const started = (redis = await startRedis())
        ends.unshift(() => started.kill())
        const to = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: url, REDIS_URL: started.url }
        return { ...env, ...to }
      },
    })
    ends.unshift(site.close)
    const visitor = () => new HttpVisitor(() => proxyUrl)
    return { ...site, proxyUrl, redis, visitor, newOwner: () => site.newOwner(visitor()), close }
  } catch (error) {
    await close()
    throw error
  }
}
