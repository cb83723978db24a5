/** A live stream read byte by byte, as no browser shows it. */
export interface LiveStream {
  bytes(): string
  /** Waits until these bytes have come. */
  saw(words: string): Promise<void>
  close(): void
}

const WITHIN_MS = 10_000

export async function openStream(url: string): Promise<LiveStream> {
  const ending = new AbortController()
  const response = await fetch(url, { signal: ending.signal })
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`)
  let bytes = [...response.headers].join('\n')
  let heard = () => {}
  const reading = read(response.body, (text) => {
    bytes += text
    heard()
  })
  const stream: LiveStream = {
    bytes: () => bytes,
    saw: (words) =>
      new Promise((seen, failed) => {
        const timer = setTimeout(
          () => failed(new Error(`'${words}' did not come; came: ${bytes}`)),
          WITHIN_MS,
        )
        heard = () => {
          if (!bytes.includes(words)) return
          clearTimeout(timer)
          seen()
        }
        heard()
      }),
    close: () => ending.abort(),
  }
  // Closing it breaks the reading off; nobody waits for that.
  reading.catch(() => {})
  await stream.saw('event: open')
  return stream
}

async function read(body: ReadableStream<Uint8Array>, heard: (text: string) => void): Promise<void> {
  const decoder = new TextDecoder()
  for await (const chunk of body) heard(decoder.decode(chunk, { stream: true }))
}
