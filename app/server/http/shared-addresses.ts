import type { MiddlewareHandler } from 'hono'
import { sharedAddress } from '#app/domain/addresses/shared-link.ts'

/** Leads to a shared page from other spellings of its address. Nothing is read for that, so it tells nothing about the page. */
export function redirectToSharedAddresses(): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const address = sharedAddress(pathname, search)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead || address === undefined || address === pathname + search) return next()
    return c.redirect(address, 301)
  }
}
