import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import * as build from 'virtual:react-router/server-build'
import { FolderInUse } from '#app/server/database/folder-lock.ts'
import { EnvInvalid, readEnv } from '#app/server/env.ts'
import { createApp } from '#app/server/http/app.ts'
import { startUpText } from '#app/server/http/start-up-text.ts'
import { createServices } from '#app/server/services.ts'

const STOP_WITHIN_MS = 8_000

try {
  await run()
} catch (error) {
  const expected = error instanceof EnvInvalid || error instanceof FolderInUse || isPortInUse(error)
  console.error(expected ? `\n${error.message}\n` : error)
  process.exit(1)
}

async function run(): Promise<void> {
  const env = readEnv(process.env)
  const services = await createServices(env)
  const app = createApp(services, build)
  const server = serve({ fetch: app.fetch, port: env.PORT, hostname: env.HOST })
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
      if ('closeAllConnections' in server) server.closeAllConnections()
    })
  }
  console.log(startUpText(services, port))
}

function isPortInUse(error: unknown): error is Error {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
}
