import { join } from 'node:path'
import { largeBodies } from '#test/hard/large-bodies.ts'
import { lostBrowsers } from '#test/hard/lost-browsers.ts'
import { putMadeFolder } from '#test/hard/made-folder.ts'
import { withFolder } from '#test/hard/on-each-database.ts'
import { resultsOf } from '#test/hard/own-process.ts'
import { refusedStarts } from '#test/hard/refused-starts.ts'
import type { Effort, StressTestResult } from '#test/hard/stress-test.ts'
import { HttpVisitor, mailsIn } from '#test/http-visitor.ts'
import { signedIn } from '#test/make.ts'
import { type ServerProcess, startServer } from '#test/server-process.ts'

/** Faults of clients and machines against the production build, on the embedded database; slow clients run in parallel. */
export async function faults(effort: Effort): Promise<StressTestResult[]> {
  const [slow, ...others] = await Promise.all([
    onServer(({ port }) =>
      resultsOf(process.execPath, ['test/hard/slow-connections.ts', String(port), JSON.stringify(effort)]),
    ),
    onServer(async (server, folder) => {
      const bodies = await largeBodies(server)
      const owner = await signedIn(
        { mails: mailsIn(join(folder, 'outbox')) },
        new HttpVisitor(() => server.url),
      )
      return [
        ...bodies,
        await lostBrowsers(server, owner, effort.lostBrowsers),
        ...(await refusedStarts(effort.refusedStarts)),
      ]
    }),
  ])
  return [...slow, ...others.flat()]
}

function onServer(
  work: (server: ServerProcess, folder: string) => Promise<StressTestResult[]>,
): Promise<StressTestResult[]> {
  return withFolder(async (folder) => {
    await putMadeFolder(folder)
    const server = await startServer({
      DATA_DIR: folder,
      IDEAS_PER_DAY: '100000',
      PROFILES_PER_ACCOUNT: '100000',
    })
    try {
      return await work(server, folder)
    } finally {
      await server.end('SIGKILL')
    }
  })
}
