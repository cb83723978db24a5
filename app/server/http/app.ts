import { getConnInfo } from '@hono/node-server/conninfo'
import { compress } from 'hono/compress'
import { type Context, Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Services } from '#app/server/services.ts'
import { clientAddress } from '#app/server/client-address.ts'
import { calmPage } from '#app/server/http/calm-page.ts'
import { healthRoutes } from '#app/server/http/health.ts'
import { liveStream } from '#app/server/http/live-stream.ts'
import { outboxRoutes } from '#app/server/http/outbox.ts'
import { limitBody, refuseForeignWrites, refuseUnreadableAddresses } from '#app/server/http/guards.ts'
import { securityHeaders } from '#app/server/http/security-headers.ts'
import { staticFiles } from '#app/server/http/static-files.ts'
import { nonceContext, pageDataContext } from '#app/server/request-context.ts'
import { clientContext, servicesContext, viewerContext } from '#app/server/viewer.ts'

export type ShellEnv = { Variables: { nonce: string; requestId: string } }

/** The whole program as a function from Request to Response. `build` is React Router's, or how to get it. */
export function createApp(services: Services, build: ServerBuild | (() => Promise<ServerBuild>)) {
  const pages = createRequestHandler(build, services.env.NODE_ENV)
  const app = new Hono<ShellEnv>()
  app.use(securityHeaders(services))
  app.route('/', healthRoutes(services))
  app.route('/', staticFiles())
  app.use(refuseUnreadableAddresses())
  app.use(refuseForeignWrites(services))
  app.use(limitBody())
  app.route('/', outboxRoutes(services))
  app.route('/', liveStream(services))
  app.use(compress())
  app.all('*', async (c) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(viewerContext, {})
    context.set(clientContext, clientOf(c, services))
    context.set(nonceContext, c.get('nonce'))
    context.set(pageDataContext, new URL(c.req.url).pathname.endsWith('.data'))
    const response = await pages(c.req.raw, context)
    const viewer = await context.get(viewerContext).current?.catch(() => null)
    return withCookies(response, viewer?.renewed ?? [])
  })
  app.onError((error, c) => {
    services.log.error({ requestId: c.get('requestId'), error: error.name }, 'request failed')
    return c.html(calmPage('Something went wrong. Please try again in a moment.'), 500)
  })
  return app
}

function clientOf(c: Context, { env }: Pick<Services, 'env'>): string {
  const peer = getConnInfo(c).remote.address ?? ''
  return clientAddress(peer, c.req.header('x-forwarded-for'), env.TRUST_PROXY)
}

/** An answer with the cookies of a session that was extended on the way, unless the answer ends or replaces it. */
function withCookies(response: Response, renewed: readonly string[]): Response {
  const nameOf = (cookie: string) => cookie.split('=')[0]
  const set = new Set(response.headers.getSetCookie().map(nameOf))
  for (const cookie of renewed) if (!set.has(nameOf(cookie))) response.headers.append('Set-Cookie', cookie)
  return response
}
