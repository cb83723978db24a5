import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Database } from '#app/server/database/database.ts'
import { openPostgres } from '#app/server/database/postgres.ts'
import { withFolder } from '#test/hard/on-each-database.ts'
import { type Balancer, startBalancer } from '#test/balancer.ts'
import { HttpVisitor, mailsIn } from '#test/http-visitor.ts'
import { signedIn } from '#test/make.ts'
import { freePort, freshDatabase, type PostgresServer, startPostgres } from '#test/postgres.ts'
import { type ServerProcess, startServer } from '#test/server-process.ts'

/** Two server processes on one real Postgres, and the proxy in front of them. */
export interface Instances {
  postgres: PostgresServer
  db: Database
  /** The servers; a restarted one replaces the old one. */
  servers: [ServerProcess, ServerProcess]
  startAgain(which: 0 | 1): Promise<void>
  balancer: Balancer
  /** A signed-in user, who comes by the proxy. */
  owner: HttpVisitor
  /** A new visitor, who comes by the proxy or directly to the server that is given. */
  visitor(which?: () => number): HttpVisitor
}

/** `prepare` gets the database before a server starts; `between` gives the servers' environment. */
export async function withInstances<Result>(
  {
    prepare = async () => {},
    between = () => ({}),
  }: {
    prepare?(db: Database): Promise<unknown>
    between?(databaseUrl: string): Record<string, string> | Promise<Record<string, string>>
  },
  work: (instances: Instances) => Promise<Result>,
): Promise<Result> {
  const postgres = await startPostgres()
  const undo: (() => Promise<unknown>)[] = [() => postgres.stop()]
  try {
    return await withFolder(async (folder) => {
      const url = await freshDatabase(postgres.url)
      const { db, close } = await openPostgres(url)
      undo.unshift(close)
      await prepare(db)
      const ports = [await freePort(), await freePort()] as const
      const balancer = await startBalancer(ports)
      undo.unshift(() => balancer.close())
      const env = {
        DATA_DIR: folder,
        PUBLIC_URL: balancer.url,
        DATABASE_URL: url,
        AUTH_SECRET: randomBytes(32).toString('hex'),
        IDEAS_PER_DAY: '100000',
        ...(await between(url)),
      }
      const start = async (port: number) => {
        const server = await startServer({ ...env, PORT: String(port) })
        undo.unshift(() => server.end('SIGKILL'))
        return server
      }
      const servers = await Promise.all([start(ports[0]), start(ports[1])])
      const visitor = (which?: () => number) =>
        new HttpVisitor(
          () => (which ? servers[which() % 2 ? 1 : 0].url : balancer.url),
          () => balancer.url,
        )
      const mails = mailsIn(join(folder, 'outbox'))
      return await work({
        postgres,
        db,
        servers,
        startAgain: async (which) => void (servers[which] = await start(ports[which])),
        balancer,
        owner: await signedIn({ mails }, visitor()),
        visitor,
      })
    })
  } finally {
    for (const end of undo) await end()
  }
}
