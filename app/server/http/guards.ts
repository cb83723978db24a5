import { msg } from '@lingui/core/macro'
import type { Context, MiddlewareHandler } from 'hono'
import { LONG_REQUESTS_AT_ONCE, networkOf, PASSWORDS_AT_ONCE, REQUESTS_AT_ONCE } from '#app/domain/limits.ts'
import { errorPage } from '#app/server/http/plain-page.ts'
import { isOwnHost, isOwnOrigin } from '#app/server/http/own-host.ts'
import { turns } from '#app/server/limits/in-memory.ts'
import type { HonoEnv } from '#app/server/http/hono-env.ts'
import type { Services } from '#app/server/services.ts'
import { MESSAGES } from '#app/copy/messages.ts'
import { isWrite } from '#app/server/request/request-context.ts'
import { sharedAddress } from '#app/domain/addresses/shared-link.ts'

const QUOTED_CHARACTERS = 100
const NO_PAGES = ['/metrics', '/outbox']

/** Leads whoever comes by another name to `PUBLIC_URL`, and refuses form posts of other sites. */
export function ownSiteOnly({ env, log }: Pick<Services, 'env' | 'log'>): MiddlewareHandler {
  const { publicUrl } = env
  return async (c, next) => {
    const { url, method } = c.req
    const { host, pathname, search } = new URL(url)
    const origin = c.req.header('origin')?.slice(0, QUOTED_CHARACTERS)
    const site = c.req.header('sec-fetch-site')?.slice(0, QUOTED_CHARACTERS)
    if (method === 'GET' || method === 'HEAD') {
      if (isOwnHost(env, url) || NO_PAGES.includes(pathname)) return next()
      log.info({ host, publicUrl }, 'led from another name to PUBLIC_URL')
      return c.redirect(publicUrl + pathname + search)
    }
    if (isOwnPost(env, { url, origin, site })) return next()
    log.warn({ host, origin, site, publicUrl }, 'a form was refused, as it is not of PUBLIC_URL')
    const words = msg`This form was sent from another site. Please open it at ${publicUrl} and try again.`
    return c.html(errorPage(c.get('language'), words), 403)
  }
}

/** `Origin` decides; where it says nothing, as under a no-referrer policy, the browser's own word for the sender does. */
function isOwnPost(
  env: Services['env'],
  { url, origin, site }: { url: string; origin?: string | undefined; site?: string | undefined },
): boolean {
  if (origin !== undefined && origin !== 'null') return isOwnOrigin(env, origin)
  // A program, or an old browser: only browsers carry somebody's cookies to us without their will.
  if (site === undefined) return origin === undefined
  return (site === 'same-origin' || site === 'none') && isOwnHost(env, url)
}

/** Refuses malformed percent-encoding, which React Router would throw on. */
export function refuseUnreadableAddresses(): MiddlewareHandler {
  return async (c, next) => {
    try {
      decodeURIComponent(new URL(c.req.url).pathname)
    } catch {
      return c.html(
        errorPage(
          c.get('language'),
          msg`This address cannot be read. Perhaps a part of it got lost on the way.`,
        ),
        400,
      )
    }
    await next()
  }
}

/**
 * Refuses a client for which very much was rendered, or that opened very many streams. Forms count apart: who only looks
 * keeps nobody from taking.
 */
export function limitRenders({ countView }: Pick<Services, 'countView'>): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    const wait = countView(c.get('client'), isWrite(c.req.raw) ? 'forms' : 'pages')
    return wait === undefined ? next() : tooMany(c, wait)
  }
}

/** Answers requests of one client a few at a time, so that those of others come between them. */
export function inTurns(): MiddlewareHandler<HonoEnv> {
  const usual = turns(REQUESTS_AT_ONCE)
  const ofForms: [RegExp, typeof usual][] = [
    [WITH_PASSWORDS, turns(PASSWORDS_AT_ONCE)],
    [MAKES_IDEAS, turns(LONG_REQUESTS_AT_ONCE)],
  ]
  return async (c, next) => {
    if (c.env.visitor?.hasTurn) return next()
    const own = isWrite(c.req.raw) && ofForms.find(([paths]) => paths.test(c.req.path))
    const turn = own ? own[1] : usual
    const leave = await turn(networkOf(c.get('client')))
    return leave ? next().finally(leave) : tooMany(c, 1)
  }
}

function tooMany(c: Context<HonoEnv>, wait: number): Response | Promise<Response> {
  return c.html(errorPage(c.get('language'), MESSAGES.too_many_views), 429, { 'Retry-After': String(wait) })
}

const WITH_PASSWORDS = /^\/(?:signin|signup|update-password|portal\/settings(?:\/[^/]*)*)\/*(?:\.data)?$/i
const MAKES_IDEAS = /^\/portal\/suggestions\/[^/]+\/(?:generate|renew)\/*(?:\.data)?$/i

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
