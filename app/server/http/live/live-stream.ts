import { type Context, Hono } from 'hono'
import { LIVE_PAGE_WAIT_SECONDS, LIVE_PAGES_AT_ONCE, LIVE_PAGES_OF_ACCOUNT } from '#app/domain/limits.ts'
import { MESSAGES } from '#app/copy/messages.ts'
import { type Refused, refused, refusedFor } from '#app/domain/outcome.ts'
import { countMiss } from '#app/server/commands/visitors/count-miss.ts'
import { statusOf } from '#app/server/request/form.ts'
import { wordsIn } from '#app/server/request/words.ts'
import { eventStream } from '#app/server/http/live/event-stream.ts'
import { type LivePage, liveGatherings, liveProfiles } from '#app/server/http/live/live-pages.ts'
import { sendUpdates } from '#app/server/http/live/live-stream-loop.ts'
import { subscribeToSlugs } from '#app/server/http/live/subscribe-to-slugs.ts'
import { singleFlight } from '#app/server/database/single-flight.ts'
import { sessionCookies } from '#app/server/request/cookie-names.ts'
import { concurrencyLimit } from '#app/server/limits/in-memory.ts'
import type { HonoEnv } from '#app/server/http/hono-env.ts'
import type { Viewer } from '#app/domain/profiles/visibility.ts'
import type { Services } from '#app/server/services.ts'

interface Following {
  page: LivePage
  slug: string
  viewer: Viewer
  /** Reads the session again. */
  viewerNow: () => Promise<Viewer>
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

  /** Once for all streams of a session. */
  const viewerOfSession = singleFlight((cookies) =>
    services.auth.signedIn(new Request(services.env.publicUrl, { headers: { cookie: cookies } }), {
      extend: false,
    }),
  )

  /** Without reference to the request, which would stay in memory with each of thousands of open pages. */
  function follow({ page, slug, viewer, viewerNow, leave }: Following): Response {
    const uncount = services.metrics.viewerCame()
    return eventStream(async (listener) => {
      try {
        const subscription = subscribeToSlugs(services.live, slug)
        await sendUpdates(listener, {
          subscribe: subscription.subscribe,
          async read() {
            let row = await page.read(slug)
            // A profile that has come to a gathering may have changed before it was heard.
            while (subscription.follow(page.slugsOf(row))) row = await page.read(slug)
            // Of thousands of streams only those of its owners ask for their session.
            return page.viewOf(page.isOwn(viewer, row) ? await viewerNow() : null, row)
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
    if (typeof ofClient === 'string') return full(c, ofClient)
    let leave = ofClient
    let streaming = false
    try {
      const page = await areas[area].forRequest(c.req.raw)
      const viewer = await services.auth.signedIn(c.req.raw, { extend: false })
      const first = page.viewOf(viewer, await page.read(slug))
      if (!first.ok) return refuse(c, await countMiss(services, client, refused(first.code)))
      if (c.req.method === 'HEAD') return c.body(null)
      if (viewer) {
        const ofAccount = enterOfAccount(viewer.id)
        if (typeof ofAccount === 'string') return full(c, ofAccount)
        leave = () => [ofClient, ofAccount].forEach((leaveOne) => leaveOne())
      }
      const session = sessionCookies(c.req.raw.headers.get('cookie'))
      const viewerNow = () => viewerOfSession(session)
      streaming = true
      return follow({ page, slug, viewer, viewerNow, leave })
    } catch {
      return refuse(c, refusedFor('shared_profile_load_failed', LIVE_PAGE_WAIT_SECONDS))
    } finally {
      if (!streaming) leave()
    }
  }
  const refuse = (c: Context<HonoEnv>, refusal: Refused) =>
    new Response(wordsIn(c.get('language'))._(MESSAGES[refusal.code]), statusOf(refusal))
  const full = (c: Context<HonoEnv>, which: 'each' | 'all') =>
    refuse(
      c,
      refusedFor(which === 'each' ? 'too_many_live_pages' : 'live_pages_full', LIVE_PAGE_WAIT_SECONDS),
    )
  return new Hono<HonoEnv>()
    .get('/gift/:slug/live', stream('gift'))
    .get('/gathering/:slug/live', stream('gathering'))
}
