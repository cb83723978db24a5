import { rmSync } from 'node:fs'
import { openPostgres } from '#app/server/database/postgres.ts'
import { startSite } from '#test/hard/site.ts'
import { startBalancer } from '#test/programs/balancer.ts'
import type { ServerProcess } from '#test/programs/server-process.ts'
import { fillAccounts, SECRET } from './template.ts'

/** Two servers on one Postgres behind a proxy that asks them by turns, as the one server that a journey knows. */
export async function startTwoInstances(env: Record<string, string>): Promise<ServerProcess> {
  let proxy: Awaited<ReturnType<typeof startBalancer>> | undefined
  const site = await startSite({
    database: 'Postgres',
    async env(ports, url) {
      const database = await openPostgres(url)
      await fillAccounts(database.db)
      await database.close()
      proxy = await startBalancer(ports)
      return { ...env, AUTH_SECRET: SECRET, PUBLIC_URL: proxy.url }
    },
  })
  const url = proxy?.url ?? ''
  return {
    ...site.server(),
    url,
    port: Number(new URL(url).port),
    async end() {
      await site.close()
      await proxy?.close()
      rmSync(site.folder, { recursive: true, force: true })
      return 0
    },
  }
}
