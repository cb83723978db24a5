import { rmSync } from 'node:fs'
import { test as base } from '../fixtures.ts'
import { type ServerProcess, startServer } from '#test/programs/server-process.ts'
import { newDataFolder } from '../template.ts'

/** What a browser complains of when a page asks a server that has ended, or ends meanwhile. */
export const SERVER_GONE = /ERR_(CONNECTION|EMPTY_RESPONSE|INCOMPLETE_CHUNKED)/

interface Lives {
  folder: string
  /** Starts a server on the folder; whatever still runs after the test is ended. */
  start: (...how: Partial<Parameters<typeof startServer>>) => Promise<ServerProcess>
}

/** For journeys in which servers come and go, one after the other on the same data. */
export const test = base.extend<Lives>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see a pattern
  folder: async ({}, provide) => {
    const folder = newDataFolder()
    await provide(folder)
    rmSync(folder, { recursive: true, force: true })
  },
  start: async ({ folder, browser }, provide) => {
    const servers: ServerProcess[] = []
    await provide(async (env = {}, program) => {
      const server = await startServer({ DATA_DIR: folder, ...env }, program)
      servers.push(server)
      return server
    })
    // Or they would complain of what they still load.
    const pages = browser.contexts().flatMap((context) => context.pages())
    await Promise.all(pages.map((page) => page.close()))
    await Promise.all(servers.map((server) => server.end('SIGKILL')))
  },
})
