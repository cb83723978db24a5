import type { IncomingMessage, ServerResponse } from 'node:http'
import { Hono } from 'hono'
import { keptAnswers } from '#app/server/http/kept-answers.ts'
import { encoded, type KeptAnswer, replyTo } from '#app/server/http/kept-bytes.ts'
import { keptRequests } from '#app/server/http/kept-requests.ts'
import { hashedScripts } from '#app/server/http/kept-scripts.ts'
import { headersOfAnswer, newNonce } from '#app/server/http/security-headers.ts'
import type { Services } from '#app/server/services.ts'

/** Answers a request as nobody in particular. */
type Render = (request: Request, nonce: string) => Promise<Response>

/**
 * The shared page as anonymous visitors see it, its data and its files: made once a change, then served from memory; and
 * the landing page.
 * `routes` makes what is missing; `answerAtOnce` sends what is there before a Request is even built.
 */
export function keptPages(
  services: Pick<Services, 'env' | 'db' | 'live' | 'clock' | 'figures'>,
  render: Render,
) {
  const answers = keptAnswers(services)
  const keptRequest = keptRequests(services)

  const routes = new Hono().get('*', async (c, next) => {
    const { pathname, search, host } = new URL(c.req.url)
    const { method } = c.req
    const asked = keptRequest({
      method,
      target: pathname + search,
      host,
      cookies: c.req.header('cookie'),
    })
    const answer = asked && (await answers.findOrMake(asked.url, asked.slug, () => made(asked.url)))
    if (!answer) return next()
    const reply = replyTo(answer, c.req.header('accept-encoding'), c.req.header('if-none-match'))
    return new Response(reply.bytes && new Uint8Array(reply.bytes), reply)
  })

  function answerAtOnce(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const { method = '', url = '', headers } = incoming
    const asked = keptRequest({ method, target: url, host: headers.host ?? '', cookies: headers.cookie })
    const answer = asked && answers.find(asked.url)
    if (!answer) return false
    const reply = replyTo(answer, headers['accept-encoding'], headers['if-none-match'])
    // Node leaves the body out where a HEAD asks.
    outgoing.writeHead(reply.status, reply.rawHeaders).end(reply.bytes)
    return true
  }

  /** The answer for everybody, made of its address and nothing that a visitor sent; none if it were for one alone. */
  async function made(url: string): Promise<KeptAnswer | undefined> {
    const nonce = newNonce()
    const response = await render(new Request(url), nonce)
    const headers = new Headers(response.headers)
    if (response.status !== 200 || headers.has('Set-Cookie')) return undefined
    const bytes = Buffer.from(await response.arrayBuffer())
    const isPage = headers.get('Content-Type')?.startsWith('text/html')
    const hashed = isPage ? hashedScripts(bytes.toString(), nonce) : undefined
    const own = headersOfAnswer(services.env, hashed?.sources ?? [], headers.get('Content-Type'))
    for (const [name, value] of Object.entries(own)) headers.set(name, value)
    headers.set('Cache-Control', 'no-cache')
    headers.set('Vary', 'Accept-Encoding, Cookie')
    return encoded(headers, hashed ? Buffer.from(hashed.page) : bytes)
  }

  return { routes, answerAtOnce }
}
