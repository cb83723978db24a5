const HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-cache',
  Connection: 'keep-alive',
  'X-Accel-Buffering': 'no',
}
/** A client that leaves so many events unread has to come back for a fresh look. */
const MAX_UNREAD = 100

const encoder = new TextEncoder()

/** One client of an event stream. */
export interface Listener {
  say(event: string, data?: string, retryMs?: number): void
  readonly gone: boolean
  /** Calls this once when the client goes; one at a time. */
  onGone(then: () => void): void
}

/**
 * Server-sent events for as long as `tell`, which handles its own failures, goes on and the client stays. On one web
 * stream: Hono's stands on two, with twice the memory for each open page.
 */
export function eventStream(tell: (listener: Listener) => Promise<void>): Response {
  let gone = false
  let cancelled = false
  let whenGone = () => {}
  const leave = () => {
    gone = true
    whenGone()
  }
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const listener: Listener = {
        say(event, data = '', retryMs) {
          if (gone) return
          const retry = retryMs === undefined ? '' : `retry: ${retryMs}\n`
          controller.enqueue(encoder.encode(`event: ${event}\ndata: ${data}\n${retry}\n`))
          if ((controller.desiredSize ?? 0) < -MAX_UNREAD) leave()
        },
        get gone() {
          return gone
        },
        onGone(then) {
          whenGone = then
        },
      }
      void tell(listener).finally(() => {
        gone = true
        if (!cancelled) controller.close()
      })
    },
    cancel() {
      cancelled = true
      leave()
    },
  })
  return new Response(body, { headers: HEADERS })
}
