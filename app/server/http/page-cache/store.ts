import { LRUCache } from 'lru-cache'
import { cacheKeysOf } from '#app/server/http/page-cache/key.ts'
import type { Services } from '#app/server/services.ts'

/** Maximum age while this instance receives no notifications. */
const MAX_AGE_UNNOTIFIED_MS = 5_000
const DAY_MS = 24 * 60 * 60 * 1000

/** Renders a page; undefined when its answer must not be shared. */
type Render<Page> = () => Promise<Page | undefined>

interface Entry<Page> {
  page: Page | undefined
  renderedAt: number
}

/**
 * Pages in bounded memory, rendered once for all waiting requests and dropped when their profile changes. A page whose profile
 * changes while it is rendered is served to the waiting requests, and not stored.
 */
export function pageStore<Page extends object>(
  { env, live, clock, metrics }: Pick<Services, 'env' | 'live' | 'clock' | 'metrics'>,
  sizeOf: (page: Page) => number,
) {
  const now = () => clock.now().getTime()
  const cache = new LRUCache<string, Entry<Page>, Render<Page>>({
    maxSize: env.PAGE_CACHE_MB * 1024 ** 2,
    sizeCalculation: ({ page }) => (page ? sizeOf(page) : 1),
    // Deleting an entry aborts its fetch, but waiting requests still need the result.
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: render }) {
      const renderedAt = now()
      return { page: await render(), renderedAt }
    },
  })

  live.subscribeToAll((slug) => {
    if (slug === undefined) cache.clear()
    else for (const key of cacheKeysOf(slug)) cache.delete(key)
  })

  function isOutdated({ renderedAt }: Entry<Page>): boolean {
    // Pages show dates relative to today.
    if (Math.floor(now() / DAY_MS) !== Math.floor(renderedAt / DAY_MS)) return true
    return !live.isConnected() && Math.abs(now() - renderedAt) > MAX_AGE_UNNOTIFIED_MS
  }

  return async function fetchPage(key: string, render: Render<Page>): Promise<Page | undefined> {
    const cached = cache.get(key)
    const isHit = cached !== undefined && !isOutdated(cached)
    metrics.pageCache(isHit ? 'hit' : 'miss')
    if (isHit) return cached.page
    if (cached) cache.delete(key)
    const entry = await cache.fetch(key, { context: render })
    if (!entry?.page) cache.delete(key)
    return entry?.page
  }
}
