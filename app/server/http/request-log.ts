import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { ServerBuild } from 'react-router'
import type { HonoEnv } from '#app/server/http/hono-env.ts'
import { routePatterns } from '#app/server/http/route-pattern.ts'
import { duringRequest } from '#app/server/log.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Logs one line for each request, and has all that it logs carry its id: the pattern of its
 * route, never the path, for a path may hold a name or a secret. A page brings a dozen files along: those only at debug.
 */
export function requestLog(
  services: Pick<Services, 'log' | 'metrics'>,
  build: ServerBuild | (() => Promise<ServerBuild>),
): MiddlewareHandler<HonoEnv> {
  let patternOf: ReturnType<typeof routePatterns> | undefined

  async function routeOf(c: Context<HonoEnv>): Promise<string> {
    const { path } = matchedRoutes(c)[c.req.routeIndex] ?? { path: '/*' }
    // What stands for many is one of React Router's, except the files that were built.
    if (!path.endsWith('*') || path === '/assets/*') return path
    patternOf ??= routePatterns((typeof build === 'function' ? await build() : build).routes)
    return patternOf(c.req.path)
  }

  return async (c, next) => {
    const began = performance.now()
    await duringRequest(c.get('requestId'), async () => {
      await next()
      c.res.headers.set('X-Request-Id', c.get('requestId'))
      const request = { route: await routeOf(c), method: c.req.method, status: c.res.status }
      noteRequest(services, request, performance.now() - began, c.get('isFile') ? 'debug' : 'info')
    })
  }
}

/** The line and the figure of one request; its id is that of `duringRequest`. */
function noteRequest(
  { log, metrics }: Pick<Services, 'log' | 'metrics'>,
  request: { route: string; method: string; status: number },
  ms: number,
  level: 'debug' | 'info',
): void {
  metrics.answered(request, ms)
  log[level]({ ...request, ms: Math.round(ms * 10) / 10 }, 'request')
}
