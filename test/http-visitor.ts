import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { readOutbox } from '#app/server/mail/outbox.ts'
import { Browser } from '#test/browser.ts'

let visitors = 0

/** A loopback address of its own for each visitor, where the system has more than one. */
function ownAddress(): string | undefined {
  visitors += 1
  return process.platform === 'linux' ? `127.1.${visitors >> 8}.${visitors & 255}` : undefined
}

/** A visitor of a server process, over real connections and from an address of its own. */
export class HttpVisitor extends Browser {
  readonly #url: () => string
  readonly #origin: () => string

  /** `url` is called each time, because a restarted server may have another. `origin`: the proxy's, if there is one. */
  constructor(url: () => string, origin = url) {
    const address = ownAddress()
    super((request) => overHttp(request, url(), address), origin)
    this.#url = url
    this.#origin = origin
  }

  /** Another client with the same cookies. */
  copy(): HttpVisitor {
    return new HttpVisitor(this.#url, this.#origin).withCookiesOf(this)
  }
}

async function overHttp(request: Request, url: string, localAddress: string | undefined): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const { method } = request
  const headers = Object.fromEntries(request.headers)
  const asking = httpRequest(new URL(pathname + search, url), { method, headers, localAddress, agent: false })
  // A server that is killed may reset the connection after the head of its answer.
  asking.on('error', () => {})
  asking.end(Buffer.from(await request.arrayBuffer()))
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  const bytes = await buffer(answer)
  return new Response(bytes.length > 0 ? bytes : null, {
    status: answer.statusCode ?? 0,
    headers: Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  })
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
