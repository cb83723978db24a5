import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** Built files: those with a hash in their name for ever, the others for an hour. */
export function staticFiles() {
  const root = 'build/client'
  return new Hono()
    .use('/assets/*', cached('public, max-age=31536000, immutable'))
    .use('/*', cached('public, max-age=3600'))

  function cached(value: string) {
    return serveStatic({ root, onFound: (_path, c) => c.header('Cache-Control', value) })
  }
}
