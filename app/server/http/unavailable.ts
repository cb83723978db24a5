import type { MiddlewareHandler } from 'hono'
import type { Services } from '#app/server/services.ts'

const COME_BACK_SECONDS = '5'

/** What fails while the database is out of reach says so with 503, and when to come back; the page's words stay. */
export function sayUnavailable({
  databaseLostSince,
}: Pick<Services, 'databaseLostSince'>): MiddlewareHandler {
  return async (c, next) => {
    const began = performance.now()
    await next()
    if (c.res.status < 500 || !databaseLostSince(began)) return
    c.res = new Response(c.res.body, { status: 503, headers: c.res.headers })
    if (!c.res.headers.has('Retry-After')) c.header('Retry-After', COME_BACK_SECONDS)
  }
}
