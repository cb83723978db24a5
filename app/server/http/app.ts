import { msg } from '@lingui/core/macro'
import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { requestId } from 'hono/request-id'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { errorPage } from '#app/server/http/plain-page.ts'
import {
  inTurns,
  limitRenders,
  ownSiteOnly,
  refuseUnreadableAddresses,
  redirectToSharedAddresses,
} from '#app/server/http/guards.ts'
import { limitBody } from '#app/server/http/body-limits.ts'
import { healthRoutes } from '#app/server/http/operator/health.ts'
import type { HonoEnv } from '#app/server/http/hono-env.ts'
import { liveStream } from '#app/server/http/live/live-stream.ts'
import { metricsRoutes, outboxRoutes } from '#app/server/http/operator/local.ts'
import { offlineWorker, staticFiles } from '#app/server/http/static-files.ts'
import { pictureFiles } from '#app/server/http/pictures/picture-files.ts'
import { requestLog, sendRequestId } from '#app/server/http/request-log.ts'
import { securityHeaders } from '#app/server/http/security-headers.ts'
import { sayUnavailable } from '#app/server/http/unavailable.ts'
import { describe } from '#app/server/log/log.ts'
import { clientAddress } from '#app/server/request/client-address.ts'
import { languageOf } from '#app/server/request/language.ts'
import { languageContext, nonceContext, pageDataContext } from '#app/server/request/request-context.ts'
import type { Services } from '#app/server/services.ts'
import { clientContext, servicesContext, viewerContext } from '#app/server/request/viewer.ts'

/** All pages as a function from Request to Response, without the page cache. `build` is React Router's, or how to get it. */
export function createApp(services: Services, build: ServerBuild | (() => Promise<ServerBuild>)) {
  // Tests get what strangers get: no words of an error.
  const mode = services.env.NODE_ENV === 'development' ? 'development' : 'production'
  const handlePage = createRequestHandler(build, mode)
  const app = new Hono<HonoEnv>()
  // No header, or a client could choose the id in our log.
  app.use(
    requestId({
      headerName: '',
      generator: (c: Context<HonoEnv>) => c.env.visitor?.requestId ?? randomUUID(),
    }),
  )
  app.use(requestLog(services, build))
  app.use(sayUnavailable(services))
  app.use(clientOfRequest(services))
  app.use(languageOfRequest(services))
  app.use(sendRequestId())
  app.route('/', offlineWorker(services))
  app.route('/', staticFiles())
  app.route('/', pictureFiles(services))
  app.use(securityHeaders(services))
  app.use(redirectToSharedAddresses())
  app.route('/', healthRoutes(services))
  app.route('/', metricsRoutes(services))
  app.use(refuseUnreadableAddresses())
  app.use(ownSiteOnly(services))
  app.use(limitRenders(services))
  app.use(limitBody(services))
  app.route('/', outboxRoutes(services))
  app.use(inTurns())
  app.route('/', liveStream(services))
  app.use(compress())
  app.all('*', async (c) => {
    const context = routerContext(c, services)
    // The next page must show what this request wrote, whatever this instance has cached.
    const response = await services.live.readYourWrites(() => handlePage(c.req.raw, context))
    const viewer = await context.get(viewerContext).current?.catch(() => null)
    return withCookies(response, viewer?.renewed ?? [])
  })
  app.onError((error, c) => {
    // The client hung up: not an error of ours.
    if (c.req.raw.signal.aborted) return c.body(null, 400)
    services.log.error(describe(error), 'request failed')
    return c.html(errorPage(c.get('language'), msg`Something went wrong. Please try again in a moment.`), 500)
  })
  return app
}

function routerContext(c: Context<HonoEnv>, services: Services): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(viewerContext, {})
  context.set(clientContext, c.get('client'))
  context.set(languageContext, c.get('language'))
  context.set(nonceContext, c.get('nonce'))
  context.set(pageDataContext, c.req.path.endsWith('.data'))
  return context
}

/** Adds the cookies of a session that was extended by this request, unless the answer ends or replaces the session. */
function withCookies(response: Response, renewed: readonly string[]): Response {
  const nameOf = (cookie: string) => cookie.split('=')[0]
  const set = new Set(response.headers.getSetCookie().map(nameOf))
  for (const cookie of renewed) if (!set.has(nameOf(cookie))) response.headers.append('Set-Cookie', cookie)
  return response
}

const SAID_IN_WORDS = /^text\/(html|calendar|csv)/

function languageOfRequest({ env }: Pick<Services, 'env'>): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    const asking = { cookie: c.req.header('cookie'), acceptLanguage: c.req.header('accept-language') }
    const language = languageOf(asking, env.DEFAULT_LANGUAGE)
    c.set('language', language)
    await next()
    // Pages without React, and files.
    const { headers } = c.res
    if (headers.has('Content-Language') || !SAID_IN_WORDS.test(headers.get('Content-Type') ?? '')) return
    c.header('Content-Language', language)
    c.header('Vary', 'Accept-Language, Cookie', { append: true })
  }
}

function clientOfRequest({ env }: Pick<Services, 'env'>): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    const peer = () => getConnInfo(c).remote.address ?? ''
    const client = c.env.visitor?.client
    c.set('client', client ?? clientAddress(peer(), c.req.header('x-forwarded-for'), env.TRUST_PROXY))
    await next()
  }
}
