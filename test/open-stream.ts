import type { LiveUpdate } from '#app/components/live/live-update.ts'

/** An open event stream, read one event after the other. */
export class OpenStream {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>
  #text = ''

  constructor(answer: Response) {
    if (!answer.body) throw new Error('the stream has no body')
    this.#reader = answer.body.getReader()
  }

  /** The next event that tells a state, as what it tells; null when it tells to read anew. */
  async nextUpdate(): Promise<LiveUpdate | null> {
    const event = await this.next()
    if (event === 'the end') throw new Error('the stream ended')
    const data = /^data: (.*)$/m.exec(event)?.[1] ?? ''
    return data === '' ? null : (JSON.parse(data) as LiveUpdate)
  }

  /** The next event as its raw lines. */
  async next(): Promise<string> {
    while (!this.#text.includes('\n\n')) {
      const { done, value } = await this.#reader.read()
      if (done) return 'the end'
      this.#text += new TextDecoder().decode(value)
    }
    const end = this.#text.indexOf('\n\n')
    const event = this.#text.slice(0, end)
    this.#text = this.#text.slice(end + 2)
    return event
  }

  close(): Promise<void> {
    return this.#reader.cancel()
  }
}
