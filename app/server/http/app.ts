import { compress } from 'hono/compress'
import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { answersToVisitors } from '#app/entry.visitors.ts'
import type { Services } from '#app/server/services.ts'
import { calmPage } from '#app/server/http/calm-page.ts'
import { healthRoutes } from '#app/server/http/health.ts'
import { keptPages } from '#app/server/http/kept-pages.ts'
import { liveStream } from '#app/server/http/live-stream.ts'
import { metricsRoutes } from '#app/server/http/metrics.ts'
import { outboxRoutes } from '#app/server/http/outbox.ts'
import { limitBody, refuseForeignWrites, refuseUnreadableAddresses } from '#app/server/http/guards.ts'
import { requestLog } from '#app/server/http/request-log.ts'
import { securityHeaders } from '#app/server/http/security-headers.ts'
import { staticFiles } from '#app/server/http/static-files.ts'
import { sayUnavailable } from '#app/server/http/unavailable.ts'
import { describe } from '#app/server/log.ts'
import { askingClient, limitCards } from '#app/server/http/visitor-limits.ts'
import { nonceContext, pageDataContext } from '#app/server/request-context.ts'
import { clientContext, servicesContext, viewerContext } from '#app/server/viewer.ts'

export type ShellEnv = { Variables: { nonce: string; isFile?: true } }

/** Pictures that are drawn for whoever asks. */
const CARDS = ['/gift/:slug/card.png', '/quiz/play/:quizId/card.png', '/quiz/card/:card']

/**
 * The whole program as a function from Request to Response, and what it can answer from memory. `build` is React
 * Router's, or how to get it.
 */
export function createApp(
  services: Services,
  build: ServerBuild | (() => Promise<ServerBuild>),
  answerToVisitor = answersToVisitors(),
) {
  const pages = createRequestHandler(build, services.env.NODE_ENV)
  const contextFor = (request: Request, client: string, nonce: string) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(viewerContext, {})
    context.set(clientContext, client)
    context.set(nonceContext, nonce)
    context.set(pageDataContext, new URL(request.url).pathname.endsWith('.data'))
    return context
  }
  const answerTo = async (request: Request, context: RouterContextProvider) =>
    (await answerToVisitor(request, context)) ?? pages(request, context)
  const kept = keptPages(services, (request, nonce) =>
    answerTo(request, contextFor(request, 'nobody', nonce)),
  )
  const app = new Hono<ShellEnv>()
  app.use(requestLog(services, build))
  app.use(sayUnavailable(services))
  app.use(securityHeaders(services))
  app.route('/', healthRoutes(services))
  app.route('/', metricsRoutes(services))
  app.route('/', staticFiles())
  app.use(refuseUnreadableAddresses())
  // Before what is kept: drawing a card in order to keep it is what the limit is about.
  for (const card of CARDS) app.use(card, limitCards(services))
  // While somebody works on the code, it changes what a page is.
  if (services.env.NODE_ENV !== 'development') app.route('/', kept.routes)
  app.use(refuseForeignWrites(services))
  app.use(limitBody())
  app.route('/', outboxRoutes(services))
  app.route('/', liveStream(services))
  app.use(compress())
  app.all('*', async (c) => {
    const context = contextFor(c.req.raw, askingClient(c, services), c.get('nonce'))
    // Who wrote something meets it on the next page, whatever this instance keeps.
    const response = await services.live.settled(() => answerTo(c.req.raw, context))
    const viewer = await context.get(viewerContext).current?.catch(() => null)
    return withCookies(response, viewer?.renewed ?? [])
  })
  app.onError((error, c) => {
    // Whoever hung up in the middle of a form is no fault of ours, and hears no answer.
    if (c.req.raw.signal.aborted) return c.body(null, 400)
    services.log.error(describe(error), 'request failed')
    return c.html(calmPage('Something went wrong. Please try again in a moment.'), 500)
  })
  return { fetch: app.fetch, answerAtOnce: kept.answerAtOnce }
}

/** An answer with the cookies of a session that was extended on the way, unless the answer ends or replaces it. */
function withCookies(response: Response, renewed: readonly string[]): Response {
  const nameOf = (cookie: string) => cookie.split('=')[0]
  const set = new Set(response.headers.getSetCookie().map(nameOf))
  for (const cookie of renewed) if (!set.has(nameOf(cookie))) response.headers.append('Set-Cookie', cookie)
  return response
}
