import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { networkOf, REQUESTS_AT_ONCE } from '#app/domain/limits.ts'
import { turns } from '#app/server/limits/in-memory.ts'
import { clientAddress } from '#app/server/request/client-address.ts'
import { LANGUAGE, mayCarryOurs } from '#app/server/request/cookie-names.ts'
import { languageOf } from '#app/server/request/language.ts'
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
import { type CachedPage, cachedPage } from '#app/server/http/page-cache/key.ts'
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
  acceptLanguage: string | undefined
  ifNoneMatch: string | undefined
}

interface Bindings {
  incoming: { socket: { remoteAddress?: string | undefined } }
}

export interface PageCache {
  /** The page that is asked for, if it is a cached one, and what is sent from memory at once. */
  held(asked: Asked): { page?: CachedPage | undefined; answer?: Answer }
  /** Answers a request that `held` does not: asks the application for `page` and keeps it, passes on everything else. */
  fetch(request: Request, bindings: Bindings, page: CachedPage | undefined): Promise<Response>
}

/** Serves pages that are the same for every anonymous visitor from memory, in front of the application. */
export function pageCache(
  services: Pick<Services, 'db' | 'env' | 'live' | 'clock' | 'metrics' | 'log'>,
  app: Pick<Hono<HonoEnv>, 'fetch'>,
): PageCache {
  const { env, metrics } = services
  const store = pageStore<CachedAnswer>(services, sizeOf)
  const turn = turns(REQUESTS_AT_ONCE)

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
      if (!isShared(asked)) return {}
      const language = languageOf(asked, env.DEFAULT_LANGUAGE)
      const same = store.held(`${language} ${asked.address}`)
      const page = same?.asked ?? cachedPage(asked.address, language)
      // An address that campaigns added to is no key.
      const kept = same ?? (page && store.held(page.key))
      const form = kept?.page && formOf(kept.page, asked.acceptEncoding)
      if (!page || !form || form instanceof Promise) return { page }
      const requestId = randomUUID()
      const answer = answerWith(form, asked, requestId)
      metrics.pageCache('hit')
      const request = { route: page.route, method: asked.method, status: answer.status }
      noteRequest(services, requestId, request, performance.now() - began)
      return { page, answer }
    },

    async fetch(request, bindings, page) {
      const began = performance.now()
      if (!page) return app.fetch(request, bindings)
      const { method, headers } = request
      const requestId = randomUUID()
      const { remoteAddress = '' } = bindings.incoming.socket
      const forwardedFor = headers.get('x-forwarded-for') ?? undefined
      const client = clientAddress(remoteAddress, forwardedFor, env.TRUST_PROXY)
      return duringRequest(requestId, async () => {
        let rendered: Response | undefined
        // Before the page, or all who wait for it would wait for the turn of the client that asked first.
        const leave = await turn(networkOf(client))
        const render = async () => {
          // Nothing that this visitor sent may reach another: the page is rendered from address and language alone.
          const chosen = { headers: { Cookie: `${LANGUAGE}=${page.language}` } }
          rendered = await app.fetch(new Request(env.publicUrl + page.address, chosen), {
            visitor: { requestId, client, hasTurn: true },
          })
          return toCachedAnswer(rendered)
        }
        // The application says what is wrong.
        const kept = leave && (await store.fetch(page, render).catch(() => undefined))
        leave?.()
        const ifNoneMatch = headers.get('if-none-match') ?? undefined
        const accepted = headers.get('accept-encoding') ?? undefined
        const response = kept
          ? toResponse(answerWith(await formOf(kept, accepted), { method, ifNoneMatch }, requestId))
          : (rendered ?? (await app.fetch(request, { ...bindings, visitor: { requestId, client } })))
        const noted = { route: page.route, method, status: response.status }
        noteRequest(services, requestId, noted, performance.now() - began)
        return method === 'HEAD' ? new Response(null, response) : response
      })
    },
  }
}

export function toResponse({ body, ...init }: Answer): Response {
  return new Response(body, init)
}
