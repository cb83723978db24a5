import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { clientAddress } from '#app/server/request/client-address.ts'
import { mayCarryOurs } from '#app/server/request/cookies.ts'
import type { HonoEnv } from '#app/server/http/hono-env.ts'
import { isOwnHost } from '#app/server/http/own-host.ts'
import {
  type Answer,
  answerWith,
  type CachedAnswer,
  formOf,
  sizeOf,
  toCachedAnswer,
} from '#app/server/http/page-cache/answer.ts'
import { cachedPage } from '#app/server/http/page-cache/key.ts'
import { pageStore } from '#app/server/http/page-cache/store.ts'
import { noteRequest } from '#app/server/http/request-log.ts'
import { duringRequest } from '#app/server/log/log.ts'
import { sharedAddress } from '#app/server/request/share-link.ts'
import type { Services } from '#app/server/services.ts'

/** All of a request that the page cache looks at. */
export interface Asked {
  method: string
  origin: string
  /** The path with its query. */
  address: string
  cookie: string | undefined
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

interface Bindings {
  incoming: { socket: { remoteAddress?: string | undefined } }
}

export interface PageCache {
  /** What is sent from memory at once; undefined for everything else. */
  held(asked: Asked): Answer | undefined
  /** Answers any request: a page that is not in memory is asked of the application and kept, everything else passed on. */
  fetch(request: Request, bindings: Bindings): Promise<Response>
}

/** Serves pages that are the same for every anonymous visitor from memory, in front of the application. */
export function pageCache(
  services: Pick<Services, 'db' | 'env' | 'live' | 'clock' | 'metrics' | 'log'>,
  app: Pick<Hono<HonoEnv>, 'fetch'>,
): PageCache {
  const { env, metrics } = services
  const store = pageStore<CachedAnswer>(services, sizeOf)

  /** The last origin that was asked for, which nearly always is the next one too, and whether its visitors share pages. */
  let known = { origin: '', shares: false }

  function sharesPages(origin: string): boolean {
    if (known.origin === origin) return known.shares
    const isWritten = URL.parse(origin)?.origin === origin
    // A loopback server's links use the browser's own host.
    const shares =
      isWritten && isOwnHost(env, origin) && sharedAddress(services, { url: origin }, '') === env.publicUrl
    known = { origin, shares }
    return shares
  }

  /** Whether all who ask so get the same: a cookie of ours may make the answer personal. */
  function isShared({ method, origin, cookie }: Asked): boolean {
    return (method === 'GET' || method === 'HEAD') && !mayCarryOurs(cookie) && sharesPages(origin)
  }

  return {
    held(asked) {
      const began = performance.now()
      if (!isShared(asked)) return undefined
      // An address that campaigns added to is no key.
      const kept = store.held(asked.address) ?? store.held(cachedPage(asked.address)?.key ?? '')
      const form = kept?.page && formOf(kept.page, asked.acceptEncoding)
      if (!form || form instanceof Promise) return undefined
      const requestId = randomUUID()
      const answer = answerWith(form, asked, requestId)
      metrics.pageCache('hit')
      const request = { route: kept.asked.route, method: asked.method, status: answer.status }
      noteRequest(services, requestId, request, performance.now() - began)
      return answer
    },

    async fetch(request, bindings) {
      const began = performance.now()
      const asked = askedBy(request)
      const page = isShared(asked) ? cachedPage(asked.address) : undefined
      if (!page) return app.fetch(request, bindings)
      const requestId = randomUUID()
      const { remoteAddress = '' } = bindings.incoming.socket
      const forwardedFor = request.headers.get('x-forwarded-for') ?? undefined
      const client = clientAddress(remoteAddress, forwardedFor, env.TRUST_PROXY)
      return duringRequest(requestId, async () => {
        let rendered: Response | undefined
        const kept = await store
          .fetch(page, async () => {
            // Nothing that this visitor sent may reach another: the page is rendered from its address alone.
            rendered = await app.fetch(new Request(env.publicUrl + page.key), {
              visitor: { requestId, client },
            })
            return toCachedAnswer(rendered)
          })
          // The application says what is wrong.
          .catch(() => undefined)
        const response = kept
          ? toResponse(answerWith(await formOf(kept, asked.acceptEncoding), asked, requestId))
          : (rendered ?? (await app.fetch(request, { ...bindings, visitor: { requestId, client } })))
        const noted = { route: page.route, method: request.method, status: response.status }
        noteRequest(services, requestId, noted, performance.now() - began)
        return request.method === 'HEAD' ? new Response(null, response) : response
      })
    },
  }
}

function askedBy({ method, url, headers }: Request): Asked {
  const { origin, pathname, search } = new URL(url)
  return {
    method,
    origin,
    address: pathname + search,
    cookie: headers.get('cookie') ?? undefined,
    acceptEncoding: headers.get('accept-encoding') ?? undefined,
    ifNoneMatch: headers.get('if-none-match') ?? undefined,
  }
}

function toResponse({ body, ...init }: Answer): Response {
  return new Response(body, init)
}
