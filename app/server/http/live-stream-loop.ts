import type { Listener } from '#app/server/http/event-stream.ts'
import type { Look } from '#app/server/http/live-stream-view.ts'

const HEARTBEAT_MS = 30_000

interface Watching {
  subscribe(changed: () => void): () => void
  look(): Promise<Look>
  /** Over how long the pages should spread when all of them read anew. */
  spreadMs(): number
  /** The server stops; the browser is to come back to whoever starts next. */
  stopping: AbortSignal
}

/** Tells one viewer of each change until the page is closed or may no longer be seen. Throws when it cannot be read. */
export async function tell(
  listener: Listener,
  { subscribe, look, spreadMs, stopping }: Watching,
): Promise<void> {
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
  const say = (event: string, update?: object) =>
    listener.say(event, update && JSON.stringify({ ...update, spreadMs: spreadMs() }))
  try {
    // Read after subscribing, so that no change falls between the page and its stream.
    let now = await look()
    let said = JSON.stringify(now.update)
    say('open', now.update)
    let beatAt = performance.now() + HEARTBEAT_MS
    while (now.ok && !isOver()) {
      if (!changed) await timeOr((then) => (wake = then), beatAt - performance.now())
      if (!changed && !isOver()) {
        // Kept to its time by what happens between, or a hidden change would show in when the next one comes.
        beatAt += HEARTBEAT_MS
        say('heartbeat')
      }
      if (!changed || isOver()) continue
      // Before looking: a change that comes meanwhile may be missing in what is read, and is looked at once more.
      changed = false
      now = await look()
      const news = JSON.stringify(now.update)
      if (news !== said) say('changed', now.update)
      // The owner's own screens show what is being made as well, of which no page has a mark.
      else if (now.ok && now.tellsAll) say('changed')
      said = news
    }
    // Not all of them at once: whoever starts next is still busy starting.
    const retry = 1000 + Math.floor(Math.random() * 2000)
    if (stopping.aborted) listener.say('stopping', '', retry)
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
