import type { PgTable } from 'drizzle-orm/pg-core'
import { openEmbedded } from '#app/server/database/embedded.ts'
import { acceptWrites, refuseWrites } from '#test/failing-database.ts'
import { freePort } from '#test/postgres.ts'
import type { ServerProcess } from '#test/server-process.ts'
import { test as base } from './server-lives.ts'

interface FailingServer {
  server: ServerProcess
  /** The same server on the same data again, whose database refuses writes to these tables. */
  refuseWritesTo(...tables: PgTable[]): Promise<void>
  /** The same once more, and everything is well. */
  heal(): Promise<void>
}

/** For journeys in which the database fails under a page that stays open. */
export const test = base.extend<{ failing: FailingServer }>({
  failing: async ({ start, folder }, provide) => {
    const env = { PORT: String(await freePort()) }
    let server = await start(env)
    // The embedded database has one process: what fails is arranged while the server is down.
    const whileDown = async (
      arrange: (database: Awaited<ReturnType<typeof openEmbedded>>) => Promise<void>,
    ) => {
      await server.end('SIGTERM')
      const database = await openEmbedded(folder)
      await arrange(database)
      await database.close()
      server = await start(env)
    }
    await provide({
      server,
      refuseWritesTo: (...tables) => whileDown((database) => refuseWrites(database, ...tables)),
      heal: () => whileDown(acceptWrites),
    })
  },
})
