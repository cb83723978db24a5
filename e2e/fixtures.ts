import { rmSync } from 'node:fs'
import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test'
import { type ServerProcess, startServer, WITH_SHOPS } from '#test/programs/server-process.ts'
import { type Modelled, provideModelled } from './ideas/model-server.ts'
import { newDataFolder } from './template.ts'
import { startTwoInstances } from './two-instances.ts'
import { translateEvery } from './every-screen/translated.ts'

interface Fixtures {
  /** Whether every page is translated by the browser, which is the harder case. */
  translated: boolean
  /** Another person: a page in a browser context of its own, watched like the first. */
  another: (options?: BrowserContextOptions) => Promise<Page>
  /** Lets a test cause this console message; it must say why that is right. */
  allowConsole: (message: RegExp, because: string) => void
  complaints: Complaints
}

/** React Router lets go of what a new navigation interrupts without catching it: remix-run/react-router, pull request 14761. */
const INTERRUPTED = /^AbortError: signal is aborted without reason$/

/** What browsers complained about during a test. */
interface Complaints {
  watch(context: BrowserContext): void
  allow(message: RegExp): void
}

interface WorkerFixtures {
  /** The production build on a free port and with a data folder of its own. */
  server: ServerProcess
  modelled: Modelled
}

async function startOnNewFolder(env: Record<string, string>): Promise<ServerProcess> {
  const folder = newDataFolder()
  const server = await startServer({ DATA_DIR: folder, ...env }, WITH_SHOPS)
  return {
    ...server,
    async end(signal) {
      const code = await server.end(signal)
      rmSync(folder, { recursive: true, force: true })
      return code
    },
  }
}

/** All that a worker keeps stands here: a file that adds to it gets workers of its own, after all others have ended. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see a pattern
    async ({}, provide) => {
      const start = process.env.JOURNEYS_ON === 'two-instances' ? startTwoInstances : startOnNewFolder
      const server = await start({ IDEAS_PER_DAY: '1000', PAGES_PER_CLIENT: '1000000' })
      await provide(server)
      await server.end('SIGTERM')
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  modelled: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see a pattern
    async ({}, provide) => provideModelled(provide),
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ server }, provide) => provide(server.url),

  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see a pattern
  complaints: async ({}, provide) => {
    const heard: string[] = []
    const allowed = [INTERRUPTED]
    await provide({
      watch(context) {
        context.on('console', (message) => {
          if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`)
        })
        // Page errors and unhandled rejections alike.
        context.on('weberror', (error) => heard.push(String(error.error())))
      },
      allow: (message) => void allowed.push(message),
    })
    const unexpected = heard.filter((message) => !allowed.some((pattern) => pattern.test(message)))
    expect(unexpected, 'no browser complained').toEqual([])
  },

  allowConsole: async ({ complaints }, provide) => provide((message) => complaints.allow(message)),

  translated: [true, { option: true }],

  context: async ({ context, complaints, translated }, provide) => {
    complaints.watch(context)
    if (translated) await translateEvery(context)
    await provide(context)
  },

  another: async ({ browser, complaints, baseURL, contextOptions, translated }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async (options = {}) => {
      const context = await browser.newContext({ baseURL, ...contextOptions, ...options })
      contexts.push(context)
      complaints.watch(context)
      if (translated) await translateEvery(context)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

export { expect } from '@playwright/test'
