import { Hono } from 'hono'
import { LIVE_PAGE_WAIT_SECONDS, LIVE_PAGES_AT_ONCE } from '#app/domain/limits.ts'
import { refused, refusedFor } from '#app/domain/outcome.ts'
import { countMiss } from '#app/server/commands/count-miss.ts'
import { refuseInWords } from '#app/server/form.ts'
import { eventStream } from '#app/server/http/event-stream.ts'
import { looking } from '#app/server/http/live-stream-view.ts'
import { tell } from '#app/server/http/live-stream-loop.ts'
import { openPages } from '#app/server/http/open-pages.ts'
import { singleFlight } from '#app/server/database/single-flight.ts'
import type { HonoEnv } from '#app/server/http/hono-env.ts'
import { describe } from '#app/server/log.ts'
import { sharedProfile } from '#app/server/queries/gift-profiles.ts'
import type { Viewer } from '#app/domain/visibility.ts'
import type { Services } from '#app/server/services.ts'

/** So many pages may read anew at the same moment; of more each waits a random part of 2 ms for every page. */
const AT_ONCE = 20

interface Following {
  slug: string
  /** Who looks, asked anew; null for somebody who is not signed in. */
  viewerNow: (() => Promise<Viewer>) | null
  leave(): void
}

/**
 * `/gift/{slug}/live`: what of a profile changes, to whoever may see its page. Each message holds the page's mark and
 * which ideas are taken; a page that shows another mark, or gets a message without any, reads itself anew.
 */
export function liveStream(
  services: Pick<Services, 'db' | 'env' | 'auth' | 'live' | 'limits' | 'log' | 'metrics' | 'stopping'>,
) {
  const ofClient = openPages()
  const ofProfile = openPages()
  const lookAt = looking()
  const read = singleFlight(async (slug) => {
    try {
      return await sharedProfile(services.db, slug)
    } catch (error) {
      services.log.error(describe(error), 'live pages could not read a profile')
      throw error
    }
  })

  /** A session may end while its page stays open. */
  const whoAsks = (request: Request) => () => services.auth.signedIn(request, { extend: false })

  /** Apart from the request, which nothing but a session needs any more: there are thousands of open pages. */
  function follow({ slug, viewerNow, leave }: Following): Response {
    const leaveProfile = ofProfile.enter(slug)
    const leaveFigures = services.metrics.viewerCame()
    return eventStream(async (listener) => {
      try {
        await tell(listener, {
          subscribe: (changed) => services.live.subscribe(slug, changed),
          look: async () => lookAt(viewerNow && (await viewerNow()), await read(slug)),
          spreadMs: () => Math.max(0, ofProfile.of(slug) - AT_ONCE) * 2,
          stopping: services.stopping,
        })
      } catch {
        // What could not be read was logged; the browser comes back for it.
      } finally {
        leaveFigures()
        leaveProfile()
        leave()
      }
    })
  }

  return new Hono<HonoEnv>().get('/gift/:slug/live', async (c) => {
    const slug = c.req.param('slug')
    const client = c.get('client')
    if (ofClient.of(client) >= LIVE_PAGES_AT_ONCE) {
      return refuseInWords(refusedFor('too_many_live_pages', LIVE_PAGE_WAIT_SECONDS))
    }
    const leave = ofClient.enter(client)
    let streaming = false
    try {
      const viewer = await services.auth.signedIn(c.req.raw, { extend: false })
      const first = lookAt(viewer, await read(slug))
      if (!first.ok) return refuseInWords(await countMiss(services, client, refused(first.code)))
      if (c.req.method === 'HEAD') return c.body(null)
      streaming = true
      return follow({ slug, viewerNow: viewer && whoAsks(c.req.raw), leave })
    } catch {
      return refuseInWords(refusedFor('shared_profile_load_failed', LIVE_PAGE_WAIT_SECONDS))
    } finally {
      if (!streaming) leave()
    }
  })
}
