import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { readOutbox } from '#app/server/mail/outbox.ts'

let visitors = 0

/** A loopback address of its own for each visitor, where the system has more than one. */
function ownAddress(): string | undefined {
  visitors += 1
  return process.platform === 'linux' ? `127.1.${visitors >> 8}.${visitors & 255}` : undefined
}

type Fields = Record<string, string | string[]>

function posted(fields: Fields): string {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) body.append(name, one)
  }
  return body.toString()
}

/**
 * A visitor of a server process, over real connections and from an address of its own: stores cookies, posts forms,
 * follows no redirects.
 */
export class HttpVisitor {
  readonly #url: () => string
  readonly #origin: () => string
  readonly #cookies = new Map<string, string>()
  readonly #address = ownAddress()

  /** `url` is called each time, because a restarted server may have another. `origin`: the proxy's, if there is one. */
  constructor(url: () => string, origin = url) {
    this.#url = url
    this.#origin = origin
  }

  /** Another client with the same cookies. */
  copy(): HttpVisitor {
    const other = new HttpVisitor(this.#url, this.#origin)
    for (const [name, value] of this.#cookies) other.#cookies.set(name, value)
    return other
  }

  get(path: string): Promise<Response> {
    return this.#request(path, 'GET')
  }

  post(path: string, fields: Fields = {}): Promise<Response> {
    return this.#request(path, 'POST', posted(fields))
  }

  /**
   * Requests a page, or posts fields, and disconnects: after this share of the request, or with `answered` at the first
   * bytes of the answer.
   */
  async leave(path: string, fields: Fields | undefined, share: number | 'answered') {
    const { hostname, port, host } = new URL(this.#url())
    const body = fields ? posted(fields) : ''
    const method = fields ? 'POST' : 'GET'
    const headers = { Host: host, 'Content-Length': String(body.length), ...this.#headers(method) }
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const whole = `${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${body}`
    const socket = connect({ host: hostname, port: Number(port), localAddress: this.#address })
    await once(socket, 'connect')
    const sent = share === 'answered' ? whole : whole.slice(0, Math.ceil(whole.length * share))
    await new Promise((flushed) => socket.write(sent, flushed))
    if (share === 'answered') await once(socket, 'data')
    socket.destroy()
  }

  #headers(method: string): Record<string, string> {
    const cookies = [...this.#cookies].map((pair) => pair.join('=')).join('; ')
    if (method === 'GET') return { Cookie: cookies }
    return { Cookie: cookies, Origin: this.#origin(), 'Content-Type': 'application/x-www-form-urlencoded' }
  }

  async #request(path: string, method: string, body = ''): Promise<Response> {
    const headers = this.#headers(method)
    const from = { localAddress: this.#address, agent: false }
    const asking = request(new URL(path, this.#url()), { method, headers, ...from }).end(body)
    // A server that is killed may reset the connection after the head of its answer.
    asking.on('error', () => {})
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    const bytes = await buffer(answer)
    const response = new Response(bytes.length > 0 ? bytes : null, {
      status: answer.statusCode ?? 0,
      headers: Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
        values.map((value): [string, string] => [name, value]),
      ),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (name !== undefined && value !== undefined) this.#cookies.set(name, value)
    }
    return response
  }
}

/** The emails of a server process; waits for one that is still to be sent. */
export function mailsIn(outbox: string): () => Promise<string[]> {
  return async () => {
    const until = Date.now() + 10_000
    for (;;) {
      const mails = existsSync(outbox) ? await readOutbox(outbox) : []
      if (mails.length > 0) return mails.map(({ source }) => source)
      if (Date.now() > until) throw new Error(`no mail came to ${outbox}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
