import type { HttpBindings } from '@hono/node-server'
import { bodyLimit } from 'hono/body-limit'
import type { MiddlewareHandler } from 'hono'
import { maxBodyBytes } from '#app/server/http/body-limits.ts'
import { errorPage } from '#app/server/http/error-page.ts'
import { isLoopback } from '#app/server/env.ts'
import type { Services } from '#app/server/services.ts'

/** A refused body up to this size is read to its end, so that the connection can be reused. */
const READ_THROUGH_BYTES = 8 * 1024 * 1024

/** Refuses cross-site form posts. */
export function refuseForeignWrites({ env }: Pick<Services, 'env'>): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      const origin = c.req.header('origin')
      const site = c.req.header('sec-fetch-site')
      const foreign =
        origin === undefined ? site === 'cross-site' || site === 'same-site' : !isOwnOrigin(env, origin)
      if (foreign)
        return c.html(
          errorPage('This form was sent from another site. Please open it here and try again.'),
          403,
        )
    }
    await next()
  }
}

/** Refuses malformed percent-encoding, which React Router would throw on. */
export function refuseUnreadableAddresses(): MiddlewareHandler {
  return async (c, next) => {
    try {
      decodeURIComponent(new URL(c.req.url).pathname)
    } catch {
      return c.html(errorPage('This address cannot be read. Perhaps a part of it got lost on the way.'), 400)
    }
    await next()
  }
}

/** On a loopback server every loopback name is its own origin; otherwise only the public one. */
function isOwnOrigin(env: Services['env'], origin: string): boolean {
  if (origin === env.publicUrl) return true
  if (env.isPublic || !URL.canParse(origin)) return false
  const url = new URL(origin)
  return isLoopback(url.hostname) && url.port === new URL(env.publicUrl).port
}

/** Refuses a body that is larger than any its form posts. */
export function limitBody(): MiddlewareHandler {
  const limits = new Map<number, MiddlewareHandler>()
  return (c, next) => {
    const maxSize = maxBodyBytes(c.req.path)
    const limit = limits.get(maxSize) ?? limitTo(maxSize)
    limits.set(maxSize, limit)
    return limit(c, next)
  }
}

function limitTo(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    async onError(c) {
      const { outgoing } = c.env as Partial<HttpBindings>
      if (Number(c.req.header('content-length')) <= READ_THROUGH_BYTES) {
        await c.req.raw.body?.pipeTo(new WritableStream())
      } else if (outgoing) {
        // If the connection closed with the answer, a client that is still sending would lose the answer;
        // @hono/node-server keeps it open for half a second, and then closes it.
        outgoing.shouldKeepAlive = true
      }
      return c.html(errorPage('That was more than this form takes. Please shorten it and try again.'), 413)
    },
  })
}
