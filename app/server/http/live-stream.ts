import { Hono } from 'hono'
import { LIVE_PAGE_WAIT_SECONDS, LIVE_PAGES_AT_ONCE } from '#app/domain/limits.ts'
import { refused, refusedFor } from '#app/domain/outcome.ts'
import { countMiss } from '#app/server/commands/count-miss.ts'
import { refuseInWords } from '#app/server/form.ts'
import { eventStream } from '#app/server/http/event-stream.ts'
import { liveViews } from '#app/server/http/live-stream-view.ts'
import { sendUpdates } from '#app/server/http/live-stream-loop.ts'
import { openPages } from '#app/server/http/open-pages.ts'
import { atOnce } from '#app/server/limits/at-once.ts'
import { singleFlight } from '#app/server/database/single-flight.ts'
import type { HonoEnv } from '#app/server/http/hono-env.ts'
import { describe } from '#app/server/log.ts'
import { sharedProfile } from '#app/server/queries/gift-profiles.ts'
import type { Viewer } from '#app/domain/visibility.ts'
import type { Services } from '#app/server/services.ts'

/** Pages that may reload at the same moment; above it reloads spread over 2 ms for each page. */
const RELOADS_AT_ONCE = 20

interface Following {
  slug: string
  /** Reads the session again; null for a visitor who is not signed in. */
  viewerNow: (() => Promise<Viewer>) | null
  leave(): void
}

/**
 * `/gift/{slug}/live`: a profile's changes, for all who may see its page. Each message holds the page's version and
 * which ideas are taken; a page of another version, or that gets an empty message, reloads.
 */
export function liveStream(
  services: Pick<Services, 'db' | 'env' | 'auth' | 'live' | 'limits' | 'log' | 'metrics' | 'stopping'>,
) {
  const enter = atOnce({ each: LIVE_PAGES_AT_ONCE, all: services.env.LIVE_PAGES })
  const ofProfile = openPages()
  const viewFor = liveViews()
  const read = singleFlight(async (slug) => {
    try {
      return await sharedProfile(services.db, slug)
    } catch (error) {
      services.log.error(describe(error), 'live pages could not read a profile')
      throw error
    }
  })

  const readViewer = (request: Request) => () => services.auth.signedIn(request, { extend: false })

  /** Without reference to the request, which would stay in memory with each of thousands of open pages. */
  function follow({ slug, viewerNow, leave }: Following): Response {
    const leaveProfile = ofProfile.enter(slug)
    const uncount = services.metrics.viewerCame()
    return eventStream(async (listener) => {
      try {
        await sendUpdates(listener, {
          subscribe: (changed) => services.live.subscribe(slug, changed),
          read: async () => viewFor(viewerNow && (await viewerNow()), await read(slug)),
          spreadMs: () => Math.max(0, ofProfile.of(slug) - RELOADS_AT_ONCE) * 2,
          stopping: services.stopping,
        })
      } catch {
      } finally {
        uncount()
        leaveProfile()
        leave()
      }
    })
  }

  return new Hono<HonoEnv>().get('/gift/:slug/live', async (c) => {
    const slug = c.req.param('slug')
    const client = c.get('client')
    const leave = enter(client)
    if (typeof leave === 'string') {
      const code = leave === 'each' ? 'too_many_live_pages' : 'live_pages_full'
      return refuseInWords(refusedFor(code, LIVE_PAGE_WAIT_SECONDS))
    }
    let streaming = false
    try {
      const viewer = await services.auth.signedIn(c.req.raw, { extend: false })
      const first = viewFor(viewer, await read(slug))
      if (!first.ok) return refuseInWords(await countMiss(services, client, refused(first.code)))
      if (c.req.method === 'HEAD') return c.body(null)
      streaming = true
      return follow({ slug, viewerNow: viewer && readViewer(c.req.raw), leave })
    } catch {
      return refuseInWords(refusedFor('shared_profile_load_failed', LIVE_PAGE_WAIT_SECONDS))
    } finally {
      if (!streaming) leave()
    }
  })
}
