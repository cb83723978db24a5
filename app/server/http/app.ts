import { compress } from 'hono/compress'
import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Services } from '#app/server/services.ts'
import { healthRoutes } from '#app/server/http/health.ts'
import { liveStream } from '#app/server/http/live-stream.ts'
import { outboxRoutes } from '#app/server/http/outbox.ts'
import { refuseForeignWrites, limitBody } from '#app/server/http/guards.ts'
import { securityHeaders } from '#app/server/http/security-headers.ts'
import { staticFiles } from '#app/server/http/static-files.ts'
import { nonceContext, pageDataContext } from '#app/server/request-context.ts'
import { servicesContext, viewerContext } from '#app/server/viewer.ts'

export type ShellEnv = { Variables: { nonce: string; requestId: string } }

/** The whole program as a function from Request to Response. `build` is React Router's, or how to get it. */
export function createApp(services: Services, build: ServerBuild | (() => Promise<ServerBuild>)) {
  const pages = createRequestHandler(build, services.env.NODE_ENV)
  const app = new Hono<ShellEnv>()
  app.use(securityHeaders(services))
  app.route('/', healthRoutes(services))
  app.route('/', staticFiles())
  app.use(refuseForeignWrites(services))
  app.use(limitBody())
  app.route('/', outboxRoutes(services))
  app.route('/', liveStream(services))
  app.use(compress())
  app.all('*', (c) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(viewerContext, {})
    context.set(nonceContext, c.get('nonce'))
    context.set(pageDataContext, new URL(c.req.url).pathname.endsWith('.data'))
    return pages(c.req.raw, context)
  })
  app.onError((error, c) => {
    services.log.error({ requestId: c.get('requestId'), error: error.name }, 'request failed')
    return c.text('Something went wrong. Please try again in a moment.', 500)
  })
  return app
}
