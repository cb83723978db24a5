import { existsSync, readdirSync } from 'node:fs'
import { sep } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import type { HonoEnv } from '#app/server/http/hono-env.ts'
import type { Services } from '#app/server/services.ts'

/** What guards a file. What guards a page would be more than many of these files are long. */
const GUARDS = { 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' }

/** Built files, precompressed; cached for ever with a hash in their name, else for an hour. */
export function staticFiles(root = 'build/client') {
  const file = serveStatic({ root, precompressed: true })
  // Listed once, so that page requests do not look on the disk.
  const built = new Set(filesIn(root))
  return new Hono<HonoEnv>()
    .use('/assets/*', cached('public, max-age=31536000, immutable'))
    .use('/*', cached('public, max-age=3600'))

  function cached(value: string): MiddlewareHandler<HonoEnv> {
    return async (c, next) => {
      if (!built.has(c.req.path)) return next()
      const found = await file(c, next)
      if (!(found instanceof Response)) return
      c.set('isFile', true)
      const headers = { ...GUARDS, 'Cache-Control': value, Vary: 'Accept-Encoding' }
      for (const [name, text] of Object.entries(headers)) found.headers.set(name, text)
      return found
    }
  }
}

function filesIn(root: string): string[] {
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => `/${path.replaceAll(sep, '/')}`)
    .filter((path) => !path.startsWith('/.'))
}

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
