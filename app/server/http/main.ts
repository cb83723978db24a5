import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import * as build from 'virtual:react-router/server-build'
import { FolderInUse } from '#app/server/database/folder-lock.ts'
import { EnvInvalid, readEnv } from '#app/server/env.ts'
import { createApp } from '#app/server/http/app.ts'
import { startUpText } from '#app/server/http/start-up-text.ts'
import { createServices } from '#app/server/services.ts'

/** No answer, no such host, a wrong password, no such user, no such database. */
const DATABASE_AWAY = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '28000', '3D000'])
const STOP_WITHIN_MS = 8_000

try {
  await run()
} catch (error) {
  console.error(plainReason(error) ?? error)
  process.exit(1)
}

async function run(): Promise<void> {
  const env = readEnv(process.env)
  const services = await createServices(env)
  const app = createApp(services, build)
  const answer = getRequestListener(app.fetch)
  const server = createServer((request, response) => {
    if (!app.answerAtOnce(request, response)) void answer(request, response)
  })
  server.listen(env.PORT, env.HOST)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // The terminal and our own starter may both send one.
      if (stopping) return
      stopping = true
      setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
      server.close(() => void services.close().then(() => process.exit(0)))
      server.closeAllConnections()
    })
  }
  console.log(startUpText(services, port))
}

/** What a person can mend at once, in a sentence; undefined for what only a stack explains. */
function plainReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as NodeJS.ErrnoException
  if (error instanceof EnvInvalid || error instanceof FolderInUse || code === 'EADDRINUSE') {
    return `\n${error.message}\n`
  }
  if (process.env.DATABASE_URL && code !== undefined && DATABASE_AWAY.has(code)) {
    return `\nThe database at DATABASE_URL cannot be opened (${code}). Is it running, and are name and password right?\n`
  }
  return undefined
}
