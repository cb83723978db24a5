import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { seenBy } from '#app/domain/visibility.ts'
import { sharedProfile } from '#app/server/queries/gift-profiles.ts'
import { seenMark } from '#app/server/seen-mark.ts'
import type { Services } from '#app/server/services.ts'

const HEARTBEAT_MS = 30_000

/** `/gift/{slug}/live`: says 'changed' after each change of a profile, to whoever may see its page. */
export function liveStream(services: Pick<Services, 'db' | 'auth' | 'live' | 'shop'>) {
  return new Hono().get('/gift/:slug/live', async (c) => {
    const viewer = await services.auth.signedIn(c.req.raw, { extend: false })
    const look = async () => {
      const row = await sharedProfile(services.db, c.req.param('slug'))
      const seen = seenBy(viewer, row?.profile, row?.suggestions ?? undefined, services.shop)
      return { profileId: row?.profile.id, seen }
    }
    const { profileId, seen } = await look()
    if (!profileId || !seen.ok) return c.text('', seen.ok || seen.code === 'profile_not_found' ? 404 : 403)

    /** Looked at after subscribing, so that no change falls between the page and its stream. */
    async function isBehind(mark: string | undefined): Promise<boolean> {
      if (mark === undefined) return false
      const newest = (await look()).seen
      return !newest.ok || seenMark(newest.profile) !== mark
    }

    c.header('X-Accel-Buffering', 'no')
    return streamSSE(c, async (stream) => {
      let wake = () => {}
      let changed = false
      const unsubscribe = services.live.subscribe(profileId, () => {
        changed = true
        wake()
      })
      stream.onAbort(() => {
        unsubscribe()
        wake()
      })
      await stream.writeSSE({ event: 'open', data: '', retry: 1000 })
      if (await isBehind(c.req.query('seen'))) changed = true
      let visible = true
      while (visible && !stream.aborted) {
        // Several changes between two writes are one message: the browser reads the newest state anyway.
        const message = changed ? 'changed' : await nextEvent((then) => (wake = then))
        changed = false
        // The change that hides a profile from this viewer is the last that it hears of.
        visible = message === 'heartbeat' || (await look()).seen.ok
        if (!stream.aborted) await stream.writeSSE({ event: message, data: '' })
      }
      unsubscribe()
    })
  })
}

function nextEvent(onWake: (then: () => void) => void): Promise<'changed' | 'heartbeat'> {
  return new Promise((next) => {
    const timer = setTimeout(() => next('heartbeat'), HEARTBEAT_MS)
    onWake(() => {
      clearTimeout(timer)
      next('changed')
    })
  })
}
