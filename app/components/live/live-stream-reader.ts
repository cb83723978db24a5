import {
  nextConnection,
  dueAt,
  type ConnectionEvent,
  isLost,
  PAUSED,
} from '#app/components/live/live-connection.ts'
import { takeTurns } from '#app/components/live/live-turns.ts'
import { type LiveUpdate, parseLiveUpdate } from '#app/components/live/live-update.ts'

interface Reader {
  /** A message of the stream; null when the page should be reloaded whatever it shows. */
  onUpdate(update: LiveUpdate | null): void
  onLost(lost: boolean): void
}

/** Follows a page's stream while it is visible; reconnects by itself, from the current state. Answers how to stop. */
export function followStream(page: string, { onUpdate, onLost }: Reader): () => void {
  let connection = PAUSED
  let stream: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function happened(what: ConnectionEvent): void {
    const now = Date.now()
    const before = connection
    connection = nextConnection(before, what, now, Math.random())
    if (connection !== before && connection.phase !== 'open') {
      stream?.close()
      stream = connection.phase === 'opening' ? open() : undefined
      turns.say(stream !== undefined)
    }
    onLost(isLost(connection, now))
    clearTimeout(timer)
    const due = dueAt(connection, now)
    if (due !== undefined) timer = setTimeout(happened, due - now, 'time')
  }

  function open(): EventSource {
    const opened = new EventSource(`${page}/live`)
    const receive = (event: Event) => {
      // The browser's own 'open' event is not a message.
      if (!(event instanceof MessageEvent)) return
      happened('received')
      onUpdate(parseLiveUpdate(String(event.data)))
    }
    opened.addEventListener('open', receive)
    opened.addEventListener('changed', receive)
    opened.addEventListener('heartbeat', () => happened('received'))
    opened.addEventListener('error', () => {
      // Refused: perhaps the page may no longer be seen.
      if (opened.readyState === EventSource.CLOSED) onUpdate(null)
      happened('failed')
    })
    return opened
  }

  const turns = takeTurns(() => happened('crowded'))
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
    turns.say(false)
    turns.leave()
  }
}
