import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { seenBy } from '#app/domain/visibility.ts'
import { sharedProfile } from '#app/server/queries/gift-profiles.ts'
import { seenMark } from '#app/server/seen-mark.ts'
import type { Services } from '#app/server/services.ts'

const HEARTBEAT_MS = 30_000

/** `/gift/{slug}/live`: says 'changed' after each change of a profile, to whoever may see its page. */
export function liveStream(
  services: Pick<Services, 'db' | 'auth' | 'live' | 'shop' | 'figures' | 'stopping'>,
) {
  return new Hono().get('/gift/:slug/live', async (c) => {
    const viewer = await services.auth.signedIn(c.req.raw, { extend: false })
    const look = async () => {
      const row = await sharedProfile(services.db, c.req.param('slug'))
      const seen = seenBy(viewer, row?.profile, row?.suggestions ?? undefined, services.shop)
      // A surprised owner must not hear that something happened when all that happened is that an idea was taken.
      const surprised = seen.ok && seen.profile.surprised && seen.profile.ideas.length > 0
      return {
        profileId: row?.profile.id,
        seen,
        surprised,
        mark: seen.ok ? seenMark(seen.profile) : undefined,
      }
    }
    const { profileId, seen, mark: now } = await look()
    if (!profileId || !seen.ok) return c.text('', seen.ok || seen.code === 'profile_not_found' ? 404 : 403)

    c.header('X-Accel-Buffering', 'no')
    return streamSSE(c, async (stream) => {
      let wake = () => {}
      let changed = false
      const unsubscribe = services.live.subscribe(profileId, () => {
        changed = true
        wake()
      })
      const leave = services.figures.viewerCame()
      const onEnd = () => wake()
      stream.onAbort(onEnd)
      services.stopping.addEventListener('abort', onEnd)
      const isOver = () => stream.aborted || services.stopping.aborted
      try {
        await stream.writeSSE({ event: 'open', data: '', retry: 1000 })
        let shown = c.req.query('seen') ?? now
        // Looked at after subscribing, so that no change falls between the page and its stream.
        changed ||= (await look()).mark !== shown
        let beatAt = Date.now() + HEARTBEAT_MS
        while (shown !== undefined && !isOver()) {
          // Several changes between two writes are one message: the browser reads the newest state anyway.
          const message = changed ? 'changed' : await nextEvent(beatAt - Date.now(), (then) => (wake = then))
          if (isOver()) break
          changed = false
          // Kept to its time by what happens between, or a hidden change would show in when the next one comes.
          if (message === 'heartbeat') beatAt += HEARTBEAT_MS
          if (message === 'changed') {
            const { mark, surprised } = await look()
            const news = mark !== shown || !surprised
            // The change that hides a profile from this viewer is the last that it hears of.
            shown = mark
            if (!news) continue
          }
          if (!stream.aborted) await stream.writeSSE({ event: message, data: '' })
        }
        // Not all of them at once: whoever starts next is still busy starting.
        const retry = 1000 + Math.floor(Math.random() * 2000)
        if (services.stopping.aborted) await stream.writeSSE({ event: 'stopping', data: '', retry })
      } finally {
        services.stopping.removeEventListener('abort', onEnd)
        unsubscribe()
        leave()
      }
    })
  })
}

function nextEvent(within: number, onWake: (then: () => void) => void): Promise<'changed' | 'heartbeat'> {
  return new Promise((next) => {
    const timer = setTimeout(() => next('heartbeat'), within)
    onWake(() => {
      clearTimeout(timer)
      next('changed')
    })
  })
}
