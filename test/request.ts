import { createApp } from '#app/server/http/app.ts'
import type { Services } from '#app/server/services.ts'
import { Browser } from '#test/browser.ts'
import { serverBuild } from '#test/server-build.ts'

/**
 * Opens browsers on the whole server, Hono with every route, built from the sources. They come
 * from one address by default.
 */
export async function openSite(services: Services): Promise<(address?: string) => Browser> {
  const app = createApp(services, await serverBuild())
  return (remoteAddress = '192.0.2.1') =>
    new Browser(async (request) => app.fetch(request, { incoming: { socket: { remoteAddress } } }))
}
