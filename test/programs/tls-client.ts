import { once } from 'node:events'
import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2'
import { request as requestHttps } from 'node:https'
import type { Readable } from 'node:stream'
import { connect as connectTls, type TLSSocket } from 'node:tls'

export interface Asking {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

export interface Answered {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** The body as it comes. */
  stream: Readable
  close(): void
}

interface Place {
  port: number
  /** The name that TLS and the request ask for. */
  host: string
  ca: string
  /** The address that the client comes from. */
  from?: string
}

/** Asks over TLS on a connection of its own, by HTTP/2 or HTTP/1.1. */
export async function askOverTls(
  version: 1 | 2,
  { port, host, ca, from }: Place,
  path: string,
  { method = 'GET', headers = {}, body = '' }: Asking = {},
): Promise<Answered> {
  const to = { host: '127.0.0.1', port, ca, servername: host, ...(from && { localAddress: from }) }
  if (version === 1) {
    const asked = { host: `${host}:${port}`, ...headers }
    const asking = requestHttps({ ...to, method, path, headers: asked, agent: false }).end(body)
    const [answer] = await once(asking, 'response')
    // A refused body may still be on its way.
    asking.on('error', () => {})
    return {
      status: answer.statusCode,
      headers: answer.headers,
      stream: answer,
      close: () => asking.destroy(),
    }
  }
  const createConnection = () => connectTls({ ...to, ALPNProtocols: ['h2'] })
  const session = connectHttp2(`https://${host}:${port}`, { createConnection })
  session.on('error', () => {})
  await spokenHttp2(session)
  const { host: authority = `${host}:${port}`, ...rest } = headers
  const length = body.length > 0 && { 'content-length': String(Buffer.byteLength(body)) }
  const asked = { ':method': method, ':path': path, ':authority': authority, ...length, ...rest }
  const stream = session.request(asked, { endStream: body.length === 0 })
  if (body.length > 0) stream.end(body)
  const [answer] = await once(stream, 'response')
  stream.once('close', () => session.close())
  return { status: answer[':status'], headers: answer, stream, close: () => session.destroy() }
}

async function spokenHttp2(session: ClientHttp2Session): Promise<void> {
  await once(session, 'connect')
  const spoken = (session.socket as TLSSocket).alpnProtocol
  if (spoken !== 'h2') throw new Error(`the proxy speaks ${spoken}`)
}
