import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { ServerBuild } from 'react-router'
import type { HonoEnv } from '#app/server/http/hono-env.ts'
import { routePatterns } from '#app/server/http/route-pattern.ts'
import { duringRequest } from '#app/server/log/log.ts'
import type { Services } from '#app/server/services.ts'

/** Logs one line for each request, with the pattern of its route: its path may hold a name or a secret. */
export function requestLog(
  services: Pick<Services, 'log' | 'metrics'>,
  build: ServerBuild | (() => Promise<ServerBuild>),
): MiddlewareHandler<HonoEnv> {
  let patternOf: ReturnType<typeof routePatterns> | undefined

  async function routeOf(c: Context<HonoEnv>): Promise<string> {
    const { path } = matchedRoutes(c)[c.req.routeIndex] ?? { path: '/*' }
    // Wildcards are React Router's, except the built files.
    if (!path.endsWith('*') || path === '/assets/*') return path
    patternOf ??= routePatterns((typeof build === 'function' ? await build() : build).routes)
    return patternOf(c.req.path)
  }

  return async (c, next) => {
    // The page cache logs what it asks for.
    if (c.env.visitor) return next()
    const began = performance.now()
    await duringRequest(c.get('requestId'), async () => {
      await next()
      const request = { route: await routeOf(c), method: c.req.method, status: c.res.status }
      const level = c.get('isFile') ? 'debug' : 'info'
      noteRequest(services, c.get('requestId'), request, performance.now() - began, level)
    })
  }
}

export function sendRequestId(): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    await next()
    c.res.headers.set('X-Request-Id', c.get('requestId'))
  }
}

/** One line, one count. */
export function noteRequest(
  { log, metrics }: Pick<Services, 'log' | 'metrics'>,
  requestId: string,
  request: { route: string; method: string; status: number },
  ms: number,
  level: 'debug' | 'info' = 'info',
): void {
  metrics.answered(request, ms)
  log[level]({ requestId, ...request, ms: Math.round(ms * 10) / 10 }, 'request')
}
