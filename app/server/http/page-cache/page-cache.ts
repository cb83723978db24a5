import type { MiddlewareHandler } from 'hono'
import { mayCarryOurs } from '#app/server/request/cookies.ts'
import type { HonoEnv } from '#app/server/http/hono-env.ts'
import { isOwnHost } from '#app/server/http/own-host.ts'
import { type CachedAnswer, sizeOf, toCachedAnswer, toResponse } from '#app/server/http/page-cache/answer.ts'
import { cacheKey } from '#app/server/http/page-cache/key.ts'
import { pageStore } from '#app/server/http/page-cache/store.ts'
import { contentSecurityPolicy } from '#app/server/http/security-headers.ts'
import { sharedAddress } from '#app/server/request/share-link.ts'
import type { Services } from '#app/server/services.ts'

/** Serves pages that are the same for every anonymous visitor from memory; on a miss the next handlers render them. */
export function pageCache(
  services: Pick<Services, 'db' | 'env' | 'live' | 'clock' | 'metrics'>,
): MiddlewareHandler<HonoEnv> {
  const { publicUrl } = services.env
  const fetchPage = pageStore<CachedAnswer>(services, sizeOf)
  const policyFor = (sources: string[]) => contentSecurityPolicy(services.env, sources)

  return async (c, next) => {
    const asked = c.req.raw
    const url = new URL(asked.url)
    const isRead = asked.method === 'GET' || asked.method === 'HEAD'
    // A cookie of ours may make the answer personal; a loopback server's links use the browser's own host.
    const isShared =
      isRead &&
      !mayCarryOurs(c.req.header('cookie')) &&
      isOwnHost(services.env, asked.url) &&
      sharedAddress(services, asked, '') === publicUrl
    const key = isShared ? cacheKey(url) : undefined
    if (key === undefined) return next()

    let rendered = false
    const answer = await fetchPage(key, async () => {
      rendered = true
      // Nothing that this visitor sent may reach another: the page is rendered from its address alone.
      c.req.raw = new Request(publicUrl + key)
      await next()
      return toCachedAnswer(c.res, { nonce: c.get('nonce'), policyFor })
    })
    if (!answer) return rendered ? undefined : next()
    // Otherwise Hono would merge the headers of the previous answer.
    c.res = undefined
    c.res = await toResponse(answer, asked, c.get('requestId'))
    return undefined
  }
}
