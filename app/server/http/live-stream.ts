import { Hono } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { LIVE_PAGE_WAIT_SECONDS, LIVE_PAGES_AT_ONCE } from '#app/domain/limits.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { refused, refusedFor } from '#app/domain/outcome.ts'
import { seenBy, type Viewer } from '#app/domain/visibility.ts'
import { countMiss } from '#app/server/commands/count-miss.ts'
import { refuseInWords } from '#app/server/form.ts'
import { openPages } from '#app/server/http/open-pages.ts'
import { readTogether } from '#app/server/http/read-together.ts'
import { askingClient } from '#app/server/http/visitor-limits.ts'
import { describe } from '#app/server/log.ts'
import { sharedProfile } from '#app/server/queries/gift-profiles.ts'
import { toldOf } from '#app/server/seen-mark.ts'
import type { Services } from '#app/server/services.ts'

const HEARTBEAT_MS = 30_000
/** So many pages may read anew at the same moment; of more each waits a random part of 2 ms for every page. */
const AT_ONCE = 20

type Row = Awaited<ReturnType<typeof sharedProfile>>
type Told = ReturnType<typeof toldOf>
type Look =
  | { ok: true; told: Told; profileId: string; tellsAll: boolean }
  | { ok: false; told: Told; code: ErrorCode }

/** What is told of a profile that may not be seen: no page has this mark, so all of them read themselves anew. */
const GONE: Told = { mark: '', taken: [] }

/**
 * `/gift/{slug}/live`: what of a profile changes, to whoever may see its page. Each message holds the page's mark and
 * which ideas are taken; a page that shows another mark, or gets a message without any, reads itself anew.
 */
export function liveStream(
  services: Pick<
    Services,
    'db' | 'env' | 'auth' | 'live' | 'limits' | 'shop' | 'log' | 'figures' | 'stopping'
  >,
) {
  const ofClient = openPages()
  const ofProfile = openPages()
  const lookAt = looking(services)
  const read = readTogether(async (slug) => {
    try {
      return await sharedProfile(services.db, slug)
    } catch (error) {
      services.log.error(describe(error), 'live pages could not read a profile')
      throw error
    }
  })

  return new Hono().get('/gift/:slug/live', async (c) => {
    const slug = c.req.param('slug')
    const client = askingClient(c, services)
    if (ofClient.of(client) >= LIVE_PAGES_AT_ONCE) {
      return refuseInWords(refusedFor('too_many_live_pages', LIVE_PAGE_WAIT_SECONDS))
    }
    const leave = ofClient.enter(client)
    const whoAsks = () => services.auth.signedIn(c.req.raw, { extend: false })
    let streaming = false
    try {
      const viewer = await whoAsks()
      const first = lookAt(viewer, await read(slug))
      if (!first.ok) return refuseInWords(await countMiss(services, client, refused(first.code)))
      c.header('X-Accel-Buffering', 'no')
      if (c.req.method === 'HEAD') return c.body(null)
      streaming = true
      const leaveProfile = ofProfile.enter(slug)
      const leaveFigures = services.figures.viewerCame()
      return streamSSE(c, async (stream) => {
        try {
          await tell(stream, {
            subscribe: (changed) => services.live.subscribe(first.profileId, changed),
            // A session may have ended while its page stayed open.
            look: async () => lookAt(viewer && (await whoAsks()), await read(slug)),
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
    } catch {
      return refuseInWords(refusedFor('shared_profile_load_failed', LIVE_PAGE_WAIT_SECONDS))
    } finally {
      if (!streaming) leave()
    }
  })
}

interface Watching {
  subscribe(changed: () => void): () => void
  look(): Promise<Look>
  /** Over how long the pages should spread when all of them read anew. */
  spreadMs(): number
  /** The server stops; the browser is to come back to whoever starts next. */
  stopping: AbortSignal
}

async function tell(
  stream: SSEStreamingApi,
  { subscribe, look, spreadMs, stopping }: Watching,
): Promise<void> {
  let changed = false
  let wake = () => {}
  const unsubscribe = subscribe(() => {
    changed = true
    wake()
  })
  const onEnd = () => wake()
  stream.onAbort(onEnd)
  stopping.addEventListener('abort', onEnd)
  const isOver = () => stream.aborted || stopping.aborted
  const say = (event: string, told?: object) =>
    stream.writeSSE({ event, data: told ? JSON.stringify({ ...told, spreadMs: spreadMs() }) : '' })
  try {
    // Read after subscribing, so that no change falls between the page and its stream.
    let now = await look()
    let said = JSON.stringify(now.told)
    await say('open', now.told)
    let beatAt = Date.now() + HEARTBEAT_MS
    while (now.ok && !isOver()) {
      if (!changed) await timeOr((then) => (wake = then), beatAt - Date.now())
      if (!changed && !isOver()) {
        // Kept to its time by what happens between, or a hidden change would show in when the next one comes.
        beatAt += HEARTBEAT_MS
        await say('heartbeat')
      }
      if (!changed || isOver()) continue
      // Before looking: a change that comes meanwhile may be missing in what is read, and is looked at once more.
      changed = false
      now = await look()
      const news = JSON.stringify(now.told)
      if (news !== said) await say('changed', now.told)
      // The owner's own screens show what is being made as well, of which no page has a mark.
      else if (now.ok && now.tellsAll) await say('changed')
      said = news
    }
    // Not all of them at once: whoever starts next is still busy starting.
    const retry = 1000 + Math.floor(Math.random() * 2000)
    if (stopping.aborted) await stream.writeSSE({ event: 'stopping', data: '', retry })
  } finally {
    stopping.removeEventListener('abort', onEnd)
    unsubscribe()
  }
}

/** What the stream may tell a viewer of a profile; worked out once a reading for all who are not its owner. */
function looking({ shop }: Pick<Services, 'shop'>) {
  const forVisitors = new WeakMap<object, Look>()
  const lookAs = (viewer: Viewer, row: Row): Look => {
    const seen = seenBy(viewer, row?.profile, row?.suggestions ?? undefined, shop)
    if (!row || !seen.ok) return { ok: false, told: GONE, code: seen.ok ? 'profile_not_found' : seen.code }
    const { ownedByViewer, surprised, ideas } = seen.profile
    // A surprised owner must not hear that something happened when all that happened is that an idea was taken.
    const tellsAll = ownedByViewer && !(surprised && ideas.length > 0)
    return { ok: true, profileId: row.profile.id, told: toldOf(seen.profile), tellsAll }
  }
  return (viewer: Viewer, row: Row): Look => {
    if (viewer || !row) return lookAs(viewer, row)
    const look = forVisitors.get(row) ?? lookAs(null, row)
    forVisitors.set(row, look)
    return look
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
