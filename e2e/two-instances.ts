import { openPostgres } from '#app/server/database/postgres.ts'
import { startInstances } from '#test/hard/site.ts'
import type { ServerProcess } from '#test/programs/server-process.ts'
import { fillAccounts, SECRET } from './template.ts'

/** Two servers on one Postgres behind a proxy that asks them by turns, as the one server that a journey knows. */
export async function startTwoInstances(env: Record<string, string>): Promise<ServerProcess> {
  const instances = await startInstances('nothing', async (url) => {
    const database = await openPostgres(url)
    await fillAccounts(database.db)
    await database.close()
    return { ...env, AUTH_SECRET: SECRET }
  })
  return {
    ...instances.server(),
    url: instances.proxyUrl,
    port: Number(new URL(instances.proxyUrl).port),
    async end() {
      await instances.close()
      return 0
    },
  }
}
