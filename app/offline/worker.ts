/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies'
import {
  assetsIn,
  isGone,
  isPlain,
  KEPT_PAGES,
  keptPagesOf,
  MAX_KEPT_PICTURES,
  mayBeKept,
  PICTURES,
  picturesIn,
  smallPicture,
  STORED_AT,
} from '#app/offline/kept-pages.ts'
import { noticeAddress, withOfflineNotice } from '#app/offline/offline-notice.ts'

declare const self: ServiceWorkerGlobalScope

const MAX_ASSETS = 200
const PICTOGRAMS = '/pictograms.svg'

const assets = new CacheFirst({
  cacheName: 'wishfolio.assets',
  plugins: [
    { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
    new ExpirationPlugin({ maxEntries: MAX_ASSETS, purgeOnQuotaError: true }),
  ],
})

/** The small ones of kept pages, and of these the large ones that were opened; a small one stands for a large one that was not. */
const pictures = new CacheFirst({
  cacheName: PICTURES,
  plugins: [
    { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
    new ExpirationPlugin({ maxEntries: MAX_KEPT_PICTURES, purgeOnQuotaError: true }),
  ],
})

/** Beside the files of pages, but what may change under its name. */
const fresh = new NetworkFirst({ cacheName: assets.cacheName })

/** No time limit: as long as the server may answer, no older page is shown. */
const pages = new Map<string, Strategy>(
  KEPT_PAGES.map(({ cacheName, max }) => [
    cacheName,
    new NetworkFirst({
      cacheName,
      matchOptions: { ignoreVary: true },
      plugins: [
        {
          cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
          cacheWillUpdate: async ({ request, response }) => {
            if (isGone(response)) {
              await (await caches.open(cacheName)).delete(keyOf(request), { ignoreVary: true })
              await dropPictures()
            }
            return mayBeKept(response) ? stamped(response) : null
          },
          cacheDidUpdate: async ({ event, newResponse }) => keepFiles(event, await newResponse.text()),
          cachedResponseWillBeUsed: async ({ cachedResponse }) => {
            if (!cachedResponse) return null
            const storedAt = new Date(Number(cachedResponse.headers.get(STORED_AT)))
            const times = { storedAt, now: new Date() }
            return withOfflineNotice(cachedResponse, times, (address) => caches.match(address))
          },
        },
        new ExpirationPlugin({ maxEntries: max, purgeOnQuotaError: true }),
        // After pages were dropped for this one.
        { cacheDidUpdate: dropPictures },
      ],
    }),
  ]),
)
const online = new NetworkOnly()

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && keptPagesOf(url) !== undefined,
  async ({ request, url, event }) => {
    const strategy = pages.get(keptPagesOf(url)?.cacheName ?? '')
    if (strategy && isPlain(url)) return strategy.handle({ request, event })
    try {
      return await online.handle({ request, event })
    } catch {
      return Response.redirect(url.pathname)
    }
  },
)
// With a connection the browser's own cache has them, without a look into ours for each of forty files of a page.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && (url.pathname.startsWith('/assets/') || url.pathname === PICTOGRAMS),
  new NetworkOnly({ plugins: [{ handlerDidError: ({ request }) => caches.match(request) }] }),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && smallPicture(url) !== undefined,
  async ({ request, url, event }) => {
    const path = smallPicture(url) ?? ''
    const small = await caches.match(path)
    const strategy = small && url.pathname !== path ? pictures : online
    return strategy.handle({ request, event }).catch((error) => {
      if (small) return small
      throw error
    })
  },
)

// Pages and files belong together by the names of the files alone, so a new worker suits pages of any build.
void self.skipWaiting()
clientsClaim()
self.addEventListener('install', (event) => event.waitUntil(keepOpenPages(event)))

/** The page that brought the worker was loaded without it. */
async function keepOpenPages(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const keeping = open.flatMap((client) => {
    const url = new URL(client.url)
    const strategy = isPlain(url) && pages.get(keptPagesOf(url)?.cacheName ?? '')
    return strategy ? [strategy.handleAll({ event, request: new Request(url.pathname) })[1]] : []
  })
  await Promise.allSettled(keeping)
}

function keyOf({ url }: Request): string {
  return new URL(url).origin + new URL(url).pathname
}

async function keepFiles(event: Event, html: string): Promise<void> {
  const keep = (strategy: Strategy, path: string) =>
    strategy.handleAll({
      event: event as ExtendableEvent,
      request: new Request(path, { priority: strategy === pictures ? 'low' : 'auto' }),
    })[1]
  await Promise.allSettled([
    ...assetsIn(html).map((path) => keep(assets, path)),
    keep(fresh, noticeAddress(html)),
    keep(fresh, PICTOGRAMS),
    ...picturesIn(html).map((path) => keep(pictures, path)),
  ])
}

/** Deletes the pictures that no kept page shows any more. */
async function dropPictures(): Promise<void> {
  const names = await caches.keys()
  if (!names.includes(PICTURES)) return
  const shown = new Set<string>()
  for (const { cacheName } of KEPT_PAGES.filter((kept) => names.includes(kept.cacheName)))
    for (const page of await (await caches.open(cacheName)).matchAll())
      for (const path of picturesIn(await page.text())) shown.add(path)
  const kept = await caches.open(PICTURES)
  for (const { url } of await kept.keys())
    if (!shown.has(smallPicture(new URL(url)) ?? '')) await kept.delete(url)
}

async function stamped(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set(STORED_AT, String(Date.now()))
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  return new Response(await response.text(), { headers })
}
