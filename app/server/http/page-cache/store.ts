import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { CachedPage } from '#app/server/http/page-cache/key.ts'
import { keysBySlug } from '#app/server/http/page-cache/keys-by-slug.ts'
import { sharedGathering } from '#app/server/queries/gatherings.ts'
import { sharedProfile } from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'

/** Maximum age while this instance receives no notifications. */
const MAX_AGE_UNNOTIFIED_MS = 5_000
/** Maximum age without asking the database, for what no notification tells: rows changed by plain SQL. */
const MAX_AGE_UNCHECKED_MS = 60_000
const DAY_MS = 24 * 60 * 60 * 1000

/** Renders a page; undefined when its answer must not be shared. */
type Render<Page> = () => Promise<Page | undefined>

interface Fetched<Page> {
  asked: CachedPage
  render: Render<Page>
  /** There was one before, so it is asked for often enough to be checked. */
  again: boolean
}

interface Entry<Page> {
  asked: CachedPage
  page: Page | undefined
  renderedAt: number
  checkedAt: number
  /** Of what the database held before it was rendered; unknown when nobody asked. */
  version: string | undefined
}

/**
 * Pages in bounded memory, rendered once for all waiting requests and dropped when a profile or gathering that they show
 * changes. A page of which something
 * changes while it is rendered is served to the waiting requests, and not stored. Once in 60 seconds a page that is asked
 * for is compared with the database: the first time it is rendered again with its version known, then by that version.
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
    async fetchMethod(_key, _stale, { context: { asked, render, again } }) {
      const renderedAt = now()
      await noteSlugs(asked)
      // A page that is asked for once or twice costs no query more.
      const version = again ? await versionOf(asked) : undefined
      return { asked, page: await render(), renderedAt, checkedAt: renderedAt, version }
    },
  })

  live.subscribeToAll((slug) => {
    if (slug === undefined) cache.clear()
    else for (const key of showing.keysOf(slug)) cache.delete(key)
  })

  function isOutdated({ renderedAt }: Entry<Page>): boolean {
    // The footer tells the year. No cached page counts days: those are the browser's.
    if (Math.floor(now() / DAY_MS) !== Math.floor(renderedAt / DAY_MS)) return true
    return !live.isConnected() && Math.abs(now() - renderedAt) > MAX_AGE_UNNOTIFIED_MS
  }

  /** Before it is rendered, so that no change of what it shows is missed: a gathering's page shows all its profiles. */
  async function noteSlugs({ key, shows }: CachedPage): Promise<void> {
    if (!shows) return
    showing.note(key, shows.slug)
    if (shows.from !== undefined) showing.note(key, shows.from)
    const gathering = shows.area === 'gathering' ? await sharedGathering(db, shows.slug) : undefined
    for (const { slug } of gathering?.profiles ?? []) showing.note(key, slug)
  }

  async function versionOf({ shows }: CachedPage): Promise<string> {
    const read = shows?.area === 'gathering' ? sharedGathering : sharedProfile
    const row = shows && (await read(db, shows.slug))
    return createHash('sha256')
      .update(JSON.stringify(row ?? null))
      .digest('base64')
  }

  function isUnchecked({ asked, checkedAt }: Entry<Page>): boolean {
    return asked.shows !== undefined && Math.abs(now() - checkedAt) >= MAX_AGE_UNCHECKED_MS
  }

  async function isAsStored(entry: Entry<Page>): Promise<boolean> {
    if (!isUnchecked(entry)) return true
    const checkedAt = now()
    // What cannot be asked is rendered, which says so.
    const version = entry.version && (await versionOf(entry.asked).catch(() => undefined))
    if (version === undefined || version !== entry.version) return false
    entry.checkedAt = checkedAt
    return true
  }

  return {
    /** A page, and how it is asked for, that need be neither rendered nor checked. */
    held(key: string): { asked: CachedPage; page: Page | undefined } | undefined {
      const entry = cache.get(key)
      return entry && !isOutdated(entry) && !isUnchecked(entry) ? entry : undefined
    },
    async fetch(asked: CachedPage, render: Render<Page>): Promise<Page | undefined> {
      const { key } = asked
      const cached = cache.get(key)
      const isHit = cached !== undefined && !isOutdated(cached) && (await isAsStored(cached))
      metrics.pageCache(isHit ? 'hit' : 'miss')
      if (isHit) return cached.page
      // Another request may have replaced it meanwhile.
      if (cached && cache.peek(key) === cached) cache.delete(key)
      const entry = await cache.fetch(key, { context: { asked, render, again: cached !== undefined } })
      if (!entry?.page) cache.delete(key)
      return entry?.page
    },
  }
}
