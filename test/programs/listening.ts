import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { createApp } from '#app/server/http/app.ts'
import { listenerOf } from '#app/server/http/page-cache/listener.ts'
import { pageCache } from '#app/server/http/page-cache/page-cache.ts'
import type { Services } from '#app/server/services.ts'
import { serverBuild } from '#test/server-build.ts'

/** The whole server on a real port: only a real connection has a peer address. */
export async function serveWorld(services: Services): Promise<Server> {
  const answer = listenerOf(pageCache(services, createApp(services, await serverBuild())))
  const started = createServer(answer).listen(0, '0.0.0.0')
  await once(started, 'listening')
  return started
}

export interface Asked {
  path: string
  headers?: Record<string, string>
  at?: string
}

/** Requests with exactly these headers, with Host `localhost` by default. */
export async function askAt(
  server: Server,
  { path, headers = {}, at = '127.0.0.1' }: Asked,
): Promise<{ status: number | undefined; body: string; headers: IncomingHttpHeaders }> {
  const { port } = server.address() as AddressInfo
  const asking = request({ host: at, port, path, headers: { host: `localhost:${port}`, ...headers } }).end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  let body = ''
  for await (const part of answer.setEncoding('utf8')) body += part as string
  return { status: answer.statusCode, body, headers: answer.headers }
}
