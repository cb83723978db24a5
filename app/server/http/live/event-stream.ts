const HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-cache',
  Connection: 'keep-alive',
  'X-Accel-Buffering': 'no',
}
const MAX_UNREAD = 100

const encoder = new TextEncoder()

export interface Listener {
  send(event: string, data?: string, retryMs?: number): void
  readonly gone: boolean
  onGone(then: () => void): void
}

/** Server-sent events until `run` ends or the client goes. On one web stream: Hono's helper takes twice the memory. */
export function eventStream(run: (listener: Listener) => Promise<void>): Response {
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
        send(event, data = '', retryMs) {
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
      void run(listener).finally(() => {
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
