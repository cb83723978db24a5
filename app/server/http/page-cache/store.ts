import { LRUCache } from 'lru-cache'
import type { CachedPage } from '#app/server/http/page-cache/key.ts'
import { sharedGathering } from '#app/server/queries/gatherings.ts'
import type { Services } from '#app/server/services.ts'

/** Maximum age while this instance receives no notifications. */
const MAX_AGE_UNNOTIFIED_MS = 5_000
/** For what no notification tells: rows changed by plain SQL, and the year in the footer. */
const MAX_AGE_MS = 60_000

/** Renders a page; undefined when its answer must not be shared. */
type Render<Page> = () => Promise<Page | undefined>

interface Fetched<Page> {
  asked: CachedPage
  render: Render<Page>
}

interface Entry<Page> {
  asked: CachedPage
  page: Page | undefined
  renderedAt: number
}

/**
 * Pages in bounded memory, rendered once for all waiting requests and dropped when a profile or gathering that they show
 * changes, or after a minute. A page of which something changes while it is rendered is served to the waiting requests,
 * and not stored.
 */
export function pageStore<Page extends object>(
  { db, env, live, clock, metrics }: Pick<Services, 'db' | 'env' | 'live' | 'clock' | 'metrics'>,
  sizeOf: (page: Page) => number,
) {
  const now = () => clock.now().getTime()
  const showing = keysBySlug()
  const cache = new LRUCache<string, Entry<Page>, Fetched<Page>>({
    maxSize: env.PAGE_CACHE_MB * 1024 ** 2,
    sizeCalculation: ({ page }) => (page ? sizeOf(page) : 1),
    // Deleting an entry aborts its fetch, but waiting requests still need the result.
    ignoreFetchAbort: true,
    // One that is replaced is shown on under its key.
    dispose: (_entry, key, reason) => reason !== 'set' && showing.forget(key),
    async fetchMethod(_key, _stale, { context: { asked, render } }) {
      const renderedAt = now()
      await noteSlugs(asked)
      return { asked, page: await render(), renderedAt }
    },
  })

  live.subscribeToAll((slug) => {
    if (slug === undefined) cache.clear()
    else for (const key of showing.take(slug)) cache.delete(key)
  })

  function isOutdated({ renderedAt }: Entry<Page>): boolean {
    return Math.abs(now() - renderedAt) >= (live.isConnected() ? MAX_AGE_MS : MAX_AGE_UNNOTIFIED_MS)
  }

  /** Before it is rendered, so that no change of what it shows is missed: a gathering's page shows all its profiles. */
  async function noteSlugs({ key, shows }: CachedPage): Promise<void> {
    if (!shows) return
    showing.note(key, shows.slug)
    if (shows.from !== undefined) showing.note(key, shows.from)
    const gathering = shows.area === 'gathering' ? await sharedGathering(db, shows.slug) : undefined
    for (const { slug } of gathering?.profiles ?? []) showing.note(key, slug)
  }

  return {
    /** A page, and how it is asked for, that need not be rendered. */
    held(key: string): { asked: CachedPage; page: Page | undefined } | undefined {
      const entry = cache.get(key)
      return entry && !isOutdated(entry) ? entry : undefined
    },
    async fetch(asked: CachedPage, render: Render<Page>): Promise<Page | undefined> {
      const { key } = asked
      const cached = cache.get(key)
      const isHit = cached !== undefined && !isOutdated(cached)
      metrics.pageCache(isHit ? 'hit' : 'miss')
      if (isHit) return cached.page
      // Another request may have replaced it meanwhile.
      if (cached && cache.peek(key) === cached) cache.delete(key)
      const entry = await cache.fetch(key, { context: { asked, render } })
      if (!entry?.page) cache.delete(key)
      return entry?.page
    },
  }
}

/** Which cached pages show the profile or gathering with a slug. */
export function keysBySlug() {
  const keys = new Map<string, Set<string>>()
  const slugs = new Map<string, Set<string>>()
  /** To be called when a page leaves the cache. */
  function forget(key: string): void {
    for (const slug of slugs.get(key) ?? []) {
      const others = keys.get(slug)
      others?.delete(key)
      if (others?.size === 0) keys.delete(slug)
    }
    slugs.delete(key)
  }
  return {
    note(key: string, slug: string): void {
      keys.set(slug, (keys.get(slug) ?? new Set()).add(key))
      slugs.set(key, (slugs.get(key) ?? new Set()).add(slug))
    },
    forget,
    /** The pages that show what changed, which are forgotten: one that is still rendered is not kept. */
    take(slug: string): string[] {
      const taken = [...(keys.get(slug) ?? [])]
      for (const key of taken) forget(key)
      return taken
    },
  }
}
