import { type Context, Hono } from 'hono'
import { LIVE_PAGE_WAIT_SECONDS, LIVE_PAGES_AT_ONCE, LIVE_PAGES_OF_ACCOUNT } from '#app/domain/limits.ts'
import { refused, refusedFor } from '#app/domain/outcome.ts'
import { countMiss } from '#app/server/commands/visitors/count-miss.ts'
import { refuseInWords } from '#app/server/request/form.ts'
import { eventStream, type Listener } from '#app/server/http/live/event-stream.ts'
import {
  type LivePage,
  liveGatherings,
  liveProfiles,
  type LiveView,
} from '#app/server/http/live/live-pages.ts'
import { concurrencyLimit } from '#app/server/limits/in-memory.ts'
import type { HonoEnv } from '#app/server/http/hono-env.ts'
import type { Viewer } from '#app/domain/profiles/visibility.ts'
import type { Services } from '#app/server/services.ts'
import type { Live } from '#app/server/live/port.ts'

interface Following {
  page: LivePage
  slug: string
  /** Reads the session again; null for a visitor who is not signed in. */
  viewerNow: (() => Promise<Viewer>) | null
  leave(): void
}

/** A shared page's changes, for all who may see it: its version and which ideas are taken (docs/decisions/014). */
export function liveStream(
  services: Pick<
    Services,
    'db' | 'env' | 'auth' | 'live' | 'limits' | 'log' | 'metrics' | 'sign' | 'stopping'
  >,
) {
  const all = services.env.LIVE_PAGES
  const enter = concurrencyLimit({ each: LIVE_PAGES_AT_ONCE, all })
  // Each reads the session and its own view of every change.
  const enterOfAccount = concurrencyLimit({ each: LIVE_PAGES_OF_ACCOUNT, all })
  const areas = { gift: liveProfiles(services), gathering: liveGatherings(services) }

  const readViewer = (request: Request) => () => services.auth.signedIn(request, { extend: false })

  /** Without reference to the request, which would stay in memory with each of thousands of open pages. */
  function follow({ page, slug, viewerNow, leave }: Following): Response {
    const uncount = services.metrics.viewerCame()
    return eventStream(async (listener) => {
      try {
        const subscription = subscribeToSlugs(services.live, slug)
        await sendUpdates(listener, {
          subscribe: subscription.subscribe,
          async read() {
            const viewer = viewerNow && (await viewerNow())
            let row = await page.read(slug)
            // A profile that has come to a gathering may have changed before it was heard.
            while (subscription.follow(page.slugsOf(row))) row = await page.read(slug)
            return page.viewOf(viewer, row)
          },
          stopping: services.stopping,
        })
      } catch {
      } finally {
        uncount()
        leave()
      }
    })
  }

  const stream = (area: keyof typeof areas) => async (c: Context<HonoEnv>) => {
    const slug = c.req.param('slug') ?? ''
    const client = c.get('client')
    const ofClient = enter(client)
    if (typeof ofClient === 'string') return full(ofClient)
    let leave = ofClient
    let streaming = false
    try {
      const page = await areas[area].forRequest(c.req.raw)
      const viewer = await services.auth.signedIn(c.req.raw, { extend: false })
      const first = page.viewOf(viewer, await page.read(slug))
      if (!first.ok) return refuseInWords(await countMiss(services, client, refused(first.code)))
      if (c.req.method === 'HEAD') return c.body(null)
      if (viewer) {
        const ofAccount = enterOfAccount(viewer.id)
        if (typeof ofAccount === 'string') return full(ofAccount)
        leave = () => [ofClient, ofAccount].forEach((leaveOne) => leaveOne())
      }
      streaming = true
      return follow({ page, slug, viewerNow: viewer && readViewer(c.req.raw), leave })
    } catch {
      return refuseInWords(refusedFor('shared_profile_load_failed', LIVE_PAGE_WAIT_SECONDS))
    } finally {
      if (!streaming) leave()
    }
  }
  const full = (which: 'each' | 'all') =>
    refuseInWords(
      refusedFor(which === 'each' ? 'too_many_live_pages' : 'live_pages_full', LIVE_PAGE_WAIT_SECONDS),
    )
  return new Hono<HonoEnv>()
    .get('/gift/:slug/live', stream('gift'))
    .get('/gathering/:slug/live', stream('gathering'))
}

const HEARTBEAT_MS = 30_000
/** Between two reads of one stream: somebody may change a page ten times a second before hundreds of streams of theirs. */
const READ_EVERY_MS = 1000

interface Stream {
  subscribe(changed: () => void): () => void
  read(): Promise<LiveView>
  stopping: AbortSignal
}

/** Sends each change to one viewer until the page is closed or may no longer be seen. Throws when reading fails. */
async function sendUpdates(listener: Listener, { subscribe, read, stopping }: Stream): Promise<void> {
  let changed = false
  let wake = () => {}
  const unsubscribe = subscribe(() => {
    changed = true
    wake()
  })
  const onEnd = () => wake()
  listener.onGone(onEnd)
  stopping.addEventListener('abort', onEnd)
  const isOver = () => listener.gone || stopping.aborted
  const send = (event: string, update?: object) => listener.send(event, update && JSON.stringify(update))
  try {
    // Read after subscribing, so that no change is missed between page and stream.
    let now = await read()
    let sent = now.update
    send('open', now.update)
    let beatAt = performance.now() + HEARTBEAT_MS
    let readAt = 0
    while (now.ok && !isOver()) {
      const nextAt = changed ? Math.min(readAt, beatAt) : beatAt
      if (nextAt > performance.now()) await timeOr((then) => (wake = then), nextAt - performance.now())
      if (performance.now() >= beatAt && !isOver()) {
        // At fixed times whatever happens, or the next heartbeat would reveal a hidden change.
        beatAt += HEARTBEAT_MS
        send('heartbeat')
      }
      if (!changed || readAt > performance.now() || isOver()) continue
      // Reset before reading: a change during the read may be missing in it, and needs another read.
      changed = false
      readAt = performance.now() + READ_EVERY_MS
      now = await read()
      if (JSON.stringify(now.update) !== JSON.stringify(sent)) send('changed', now.update)
      // Owners also see ideas being generated, which the version does not cover.
      else if (now.ok && now.seesAllChanges) send('changed')
      sent = now.update
    }
    // Spread, because the next server is still starting.
    const retry = 1000 + Math.floor(Math.random() * 2000)
    if (stopping.aborted) listener.send('stopping', '', retry)
  } finally {
    stopping.removeEventListener('abort', onEnd)
    unsubscribe()
  }
}

function timeOr(onWake: (then: () => void) => void, within: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, within)
    onWake(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** A subscription to what a page shows: to its own slug, and to others that come and go. */
function subscribeToSlugs(live: Pick<Live, 'subscribe'>, own: string) {
  let wake = () => {}
  let endOwn = () => {}
  // None for most pages: thousands are open, and each map takes memory.
  let others: Map<string, () => void> | undefined
  return {
    subscribe(changed: () => void): () => void {
      wake = changed
      endOwn = live.subscribe(own, changed)
      return () => {
        endOwn()
        others?.forEach((end) => end())
      }
    },
    /** From now on to these others. Answers whether one is new. */
    follow(slugs: readonly string[]): boolean {
      if (slugs.length === 0 && !others) return false
      const before = others ?? new Map<string, () => void>()
      for (const [slug, end] of before) if (!slugs.includes(slug)) end()
      others = new Map(slugs.map((slug) => [slug, before.get(slug) ?? live.subscribe(slug, wake)]))
      return slugs.some((slug) => !before.has(slug))
    },
  }
}
