import { request } from 'node:http'
import { type LiveUpdate, parseLiveUpdate } from '#app/components/live/live-update.ts'

const RECONNECT_MS = 100

/** A shared page that stays open. */
export interface OpenPage {
  /** The newest message of its stream. */
  latest(): LiveUpdate | null
  /** How often its stream was opened. */
  opened(): number
  close(): void
}

/** Follows the stream of a shared page, and reconnects whenever it ends. */
export function openPage(url: string, slug: string): OpenPage {
  let latest: LiveUpdate | null = null
  let opened = 0
  let leave = () => {}
  let closed = false

  function open(): void {
    if (closed) return
    const asking = request(new URL(`/gift/${slug}/live`, url), { agent: false }, (answer) => {
      if (answer.statusCode === 200) opened += 1
      let rest = ''
      answer.setEncoding('utf8').on('data', (text: string) => {
        const lines = (rest + text).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines)
          if (line.startsWith('data: {')) latest = parseLiveUpdate(line.slice('data: '.length))
      })
      answer.on('error', () => {})
    })
    asking.on('error', () => {})
    asking.once('close', () => setTimeout(open, RECONNECT_MS))
    leave = () => asking.destroy()
    asking.end()
  }

  open()
  return {
    latest: () => latest,
    opened: () => opened,
    close() {
      closed = true
      leave()
    },
  }
}
