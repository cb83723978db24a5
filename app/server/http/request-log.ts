import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { ServerBuild } from 'react-router'
import type { HonoEnv } from '#app/server/http/hono-env.ts'
import { duringRequest } from '#app/server/log/log.ts'
import type { Services } from '#app/server/services.ts'
import { TrieRouter } from 'hono/router/trie-router'

/** Logs one line for each request, with the pattern of its route: its path may hold a name or a secret. */
export function requestLog(
  services: Pick<Services, 'log' | 'metrics'>,
  build: ServerBuild | (() => Promise<ServerBuild>),
): MiddlewareHandler<HonoEnv> {
  let routeFor: ReturnType<typeof routePatterns> | undefined

  async function routeOf(c: Context<HonoEnv>): Promise<string> {
    const { path } = matchedRoutes(c)[c.req.routeIndex] ?? { path: '/*' }
    // Wildcards are React Router's, except the built files.
    if (!path.endsWith('*') || path === '/assets/*') return path
    routeFor ??= routePatterns((typeof build === 'function' ? await build() : build).routes)
    return routeFor(c.req.path)
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

/** Finds the pattern of `app/routes.ts` for a path. React Router's matching takes most of a millisecond. */
export function routePatterns(routes: ServerBuild['routes']): (path: string) => string {
  const router = new TrieRouter<string>()
  // The first match counts, so static segments come before parameters and wildcards.
  for (const pattern of Object.keys(routes)
    .map((id) => patternOf(routes, id))
    .toSorted((one, other) => (specificity(one) < specificity(other) ? -1 : 1))) {
    router.add('GET', pattern, pattern)
  }
  return (path) => {
    const page = path.replace(/(\/_|\/_root|)\.data$/, '') || '/'
    const [matches] = router.match('GET', page)
    const pattern = matches[0]?.[0] ?? '/*'
    return path.endsWith('.data') ? `${pattern}.data` : pattern
  }
}

function patternOf(routes: ServerBuild['routes'], id: string | undefined): string {
  const segments: string[] = []
  for (let route = id && routes[id]; route; route = route.parentId && routes[route.parentId]) {
    if (route.path) segments.unshift(route.path)
  }
  return `/${segments.join('/')}`
}

function specificity(pattern: string): string {
  return pattern
    .split('/')
    .map((segment) => (segment === '*' ? 'c' : segment.startsWith(':') ? 'b' : 'a'))
    .join('')
}
