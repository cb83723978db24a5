import { request } from 'node:http'
import { type LiveUpdate, parseLiveUpdate } from '#app/components/live/live-update.ts'

const COMES_BACK_MS = 100

/** A shared page that stays open. */
export interface OpenPage {
  /** The newest that its stream told. */
  told(): LiveUpdate | null
  /** How often its stream was opened. */
  opened(): number
  close(): void
}

/** Follows the stream of a shared page, and comes back whenever that ends. */
export function openPage(url: string, slug: string): OpenPage {
  let told: LiveUpdate | null = null
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
          if (line.startsWith('data: {')) told = parseLiveUpdate(line.slice('data: '.length))
      })
      answer.on('error', () => {})
    })
    asking.on('error', () => {})
    asking.once('close', () => setTimeout(open, COMES_BACK_MS))
    leave = () => asking.destroy()
    asking.end()
  }

  open()
  return {
    told: () => told,
    opened: () => opened,
    close() {
      closed = true
      leave()
    },
  }
}
