import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { networkInterfaces } from 'node:os'
import { createApp } from '#app/server/http/app.ts'
import { listenerOf } from '#app/server/http/page-cache/listener.ts'
import { pageCache } from '#app/server/http/page-cache/page-cache.ts'
import type { Services } from '#app/server/services.ts'
import { serverBuild } from '#test/server-build.ts'

/** An address of this machine that other machines could reach. */
export const OUTER_ADDRESS = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address

export const OWN_HOSTS = ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000']

/** Any host name may resolve to this machine. */
export const OTHER_HOSTS = [
  'evil.example',
  'wishes.example:3000',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '10.0.0.1',
  '0.0.0.0',
  '2130706433',
  '0x7f.1',
  'localhost.',
  '[::ffff:7f00:1]',
]

/** Headers that proxies add, and that a stranger may forge. */
export const FROM_OUTSIDE = [
  ['Forwarded', 'for=127.0.0.1'],
  ['X-Forwarded-For', '127.0.0.1'],
  ['X-Forwarded-Host', 'localhost'],
  ['X-Forwarded-Proto', 'https'],
  ['X-Real-IP', '127.0.0.1'],
  ['X-Forwarded', 'for=127.0.0.1'],
  ['X-Original-Host', 'localhost'],
  ['X-Envoy-External-Address', '127.0.0.1'],
  ['X-Client-IP', '127.0.0.1'],
  ['X-Cluster-Client-IP', '127.0.0.1'],
  ['CF-Connecting-IP', '127.0.0.1'],
  ['True-Client-IP', '127.0.0.1'],
  ['Via', '1.1 proxy'],
  ['X-Forwarded-For', ''],
] as const

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
  of?: Server
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
