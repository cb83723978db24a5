import { afterwards, dueAt, type Happening, isLost, PAUSED } from '#app/components/live/live-connection.ts'
import { type LiveUpdate, parseLiveUpdate } from '#app/components/live/live-update.ts'

interface Reader {
  /** A message of the stream; null when the page should be reloaded whatever it shows. */
  onUpdate(update: LiveUpdate | null): void
  onLost(lost: boolean): void
}

/**
 * Follows a profile's stream for as long as the page is visible: a browser keeps six connections to a host. It comes
 * back by itself, and each time the stream begins with how things stand. Answers how to stop.
 */
export function followStream(slug: string, { onUpdate, onLost }: Reader): () => void {
  let connection = PAUSED
  let stream: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function happened(what: Happening): void {
    const now = Date.now()
    const before = connection
    connection = afterwards(before, what, now, Math.random())
    if (connection !== before && connection.phase !== 'open') {
      stream?.close()
      stream = connection.phase === 'opening' ? open() : undefined
    }
    onLost(isLost(connection, now))
    clearTimeout(timer)
    const due = dueAt(connection, now)
    if (due !== undefined) timer = setTimeout(happened, due - now, 'time')
  }

  function open(): EventSource {
    const opened = new EventSource(`/gift/${slug}/live`)
    const hear = (event: Event) => {
      // The browser's own event of the name 'open' comes without a message.
      if (!(event instanceof MessageEvent)) return
      happened('heard')
      onUpdate(parseLiveUpdate(String(event.data)))
    }
    opened.addEventListener('open', hear)
    opened.addEventListener('changed', hear)
    opened.addEventListener('heartbeat', () => happened('heard'))
    opened.addEventListener('error', () => {
      // What is refused may be a page that may no longer be seen.
      if (opened.readyState === EventSource.CLOSED) onUpdate(null)
      happened('failed')
    })
    return opened
  }

  const look = () => happened(document.visibilityState === 'visible' ? 'shown' : 'hidden')
  const back = () => happened('back')
  look()
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', back)
  window.addEventListener('online', back)
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('focus', back)
    window.removeEventListener('online', back)
    clearTimeout(timer)
    stream?.close()
  }
}
