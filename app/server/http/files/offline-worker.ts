import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { HonoEnv } from '#app/server/http/hono-env.ts'
import type { Services } from '#app/server/services.ts'

/** The worker for reading offline, or with `OFFLINE_PAGES=off` one that removes itself, at the same address. */
export function offlineWorker({ env }: Pick<Services, 'env'>, root = 'build/client') {
  const name = env.OFFLINE_PAGES === 'off' ? 'sw-off.js' : 'sw.js'
  const file = serveStatic({ root, precompressed: true, rewriteRequestPath: () => `/${name}` })
  return new Hono<HonoEnv>().get('/sw.js', async (c, next) => {
    const found = await file(c, next)
    if (!(found instanceof Response)) return
    c.set('isFile', true)
    found.headers.set('Cache-Control', 'no-cache')
    found.headers.set('Vary', 'Accept-Encoding')
    return found
  })
}
