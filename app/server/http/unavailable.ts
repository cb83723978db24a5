import type { MiddlewareHandler } from 'hono'
import type { Services } from '#app/server/services.ts'

const RETRY_AFTER_SECONDS = '5'

/** Turns errors into 503 with Retry-After while the database is unreachable; the page's body stays. */
export function sayUnavailable({ database }: Pick<Services, 'database'>): MiddlewareHandler {
  return async (c, next) => {
    const began = performance.now()
    await next()
    if (c.res.status < 500 || !database.lostSince(began)) return
    c.res = new Response(c.res.body, { status: 503, headers: c.res.headers })
    if (!c.res.headers.has('Retry-After')) c.header('Retry-After', RETRY_AFTER_SECONDS)
  }
}
