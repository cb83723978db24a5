import type { MiddlewareHandler } from 'hono'
import { MESSAGES } from '#app/copy/messages.ts'
import { errorPage } from '#app/server/http/error-page.ts'
import type { HonoEnv } from '#app/server/http/hono-env.ts'
import { isWrite } from '#app/server/request/request-context.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Refuses a client for which very much was rendered, or that opened very many streams. Forms count apart: who only looks
 * keeps nobody from taking.
 */
export function limitRenders({ countView }: Pick<Services, 'countView'>): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    const wait = countView(c.get('client'), isWrite(c.req.raw) ? 'forms' : 'pages')
    if (wait === undefined) return next()
    return c.html(errorPage(MESSAGES.too_many_views), 429, { 'Retry-After': String(wait) })
  }
}
