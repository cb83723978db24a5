import type { Listener } from '#app/server/http/live/event-stream.ts'
import type { LiveView } from '#app/server/http/live/live-pages.ts'

const HEARTBEAT_MS = 30_000
/** Between two reads of one stream: somebody may change a page ten times a second before hundreds of streams of theirs. */
const READ_EVERY_MS = 1000

interface Stream {
  subscribe(changed: () => void): () => void
  read(): Promise<LiveView>
  stopping: AbortSignal
}

/** Sends each change to one viewer until the page is closed or may no longer be seen. Throws when reading fails. */
export async function sendUpdates(listener: Listener, { subscribe, read, stopping }: Stream): Promise<void> {
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
