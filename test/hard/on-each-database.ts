import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killDuringWrites } from '#test/hard/sigkill.ts'
import { putMadeFolder } from '#test/hard/made-folder.ts'
import { savesRace } from '#test/hard/saves-race.ts'
import { takesRace } from '#test/hard/takes-race.ts'
import type { Effort, StressTestResult } from '#test/hard/stress-test.ts'
import { HttpVisitor, mailsIn } from '#test/http-visitor.ts'
import { signedIn } from '#test/make.ts'
import { freePort, freshDatabase, startPostgres } from '#test/postgres.ts'
import { type ServerProcess, startServer } from '#test/server-process.ts'

/** No stress test may hit its owner's daily limit. */
const ONE_OWNER_FOR_ALL = {
  IDEAS_PER_DAY: '100000',
  PROFILES_PER_ACCOUNT: '100000',
  MEGABYTES_PER_ACCOUNT: '100000',
}

/** Races and kills against the production build on the embedded database: one process, as it must be. */
export async function onEmbedded({ rounds, saves, kills }: Effort): Promise<StressTestResult[]> {
  return withFolder(async (folder) => {
    await putMadeFolder(folder)
    const env = { DATA_DIR: folder, PORT: String(await freePort()), ...ONE_OWNER_FOR_ALL }
    let server = await startServer(env)
    try {
      const owner = await newOwner(server, folder)
      const races = await takesRace('the embedded database', owner, [server.url], rounds)
      races.push(await savesRace('the embedded database', owner, [server.url], saves))
      const killed = await killDuringWrites(
        'the embedded database',
        server,
        () => startServer(env),
        owner,
        kills,
      )
      server = killed.server
      return [...races, killed.result]
    } finally {
      await server.end('SIGKILL')
    }
  })
}

/** The same on a real Postgres, where two servers share the database and one of them is killed. */
export async function onPostgres({ rounds, saves, kills }: Effort): Promise<StressTestResult[]> {
  const postgres = await startPostgres()
  const servers: ServerProcess[] = []
  try {
    return await withFolder(async (folder) => {
      const env = {
        DATA_DIR: folder,
        DATABASE_URL: await freshDatabase(postgres.url),
        AUTH_SECRET: randomBytes(32).toString('hex'),
        ...ONE_OWNER_FOR_ALL,
      }
      const first = { ...env, PORT: String(await freePort()) }
      const [one, other] = await Promise.all([startServer(first), startServer(env)])
      servers.push(one, other)
      const owner = await newOwner(one, folder)
      const races = await takesRace('Postgres', owner, [one.url, other.url], rounds)
      races.push(await savesRace('Postgres', owner, [one.url, other.url], saves))
      const killed = await killDuringWrites('Postgres', one, () => startServer(first), owner, kills)
      servers.push(killed.server)
      return [...races, killed.result]
    })
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGKILL')))
    await postgres.stop()
  }
}

function newOwner(server: ServerProcess, folder: string): Promise<HttpVisitor> {
  return signedIn({ mails: mailsIn(join(folder, 'outbox')) }, new HttpVisitor(() => server.url))
}

export async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'wishfolio-hard-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
