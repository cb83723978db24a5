import { createApp } from '#app/server/http/app.ts'
import { pageCache } from '#app/server/http/page-cache/page-cache.ts'
import type { Services } from '#app/server/services.ts'
import { Browser } from '#test/browser.ts'
import { serverBuild } from '#test/server-build.ts'

/**
 * Opens browsers on the whole server, every route behind the page cache, built from the sources. They come
 * from one address by default.
 */
export async function openSite(services: Services): Promise<(address?: string) => Browser> {
  const { fetch } = pageCache(services, createApp(services, await serverBuild()))
  return (remoteAddress = '192.0.2.1') =>
    new Browser((request) => fetch(request, { incoming: { socket: { remoteAddress } } }))
}
