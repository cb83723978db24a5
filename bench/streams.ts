import { fork } from 'node:child_process'
import { Agent, request } from 'node:http'

/** Open live pages, held by a process of their own. */
export interface Streams {
  /** Opens as many more on these addresses in turn; resolves when each has said 'open'. */
  open(count: number, urls: string[]): Promise<void>
  /** For each stream that heard of a change since the last time: when, in milliseconds since 1970. */
  heard(): Promise<number[]>
  /** How many are still open, and how many have had a heartbeat. */
  state(): Promise<{ open: number; beaten: number }>
  close(): void
}

type Asked = { ask: 'open'; count: number; urls: string[] } | { ask: 'heard' } | { ask: 'state' }

export function startStreams(): Streams {
  const child = fork(new URL(import.meta.url).pathname, [], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ask = <Answer>(asked: Asked) =>
    new Promise<Answer>((answered, failed) => {
      const ended = (code: number | null) => failed(new Error(`the streams ended with ${code}`))
      child.once('exit', ended)
      child.once('message', (answer) => {
        child.off('exit', ended)
        answered(answer as Answer)
      })
      child.send(asked)
    })
  return {
    open: (count, urls) => ask({ ask: 'open', count, urls }),
    heard: () => ask({ ask: 'heard' }),
    state: () => ask({ ask: 'state' }),
    close: () => void child.kill(),
  }
}

const AT_ONCE = 50

function hold(): void {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  let heard: number[] = []
  let made = 0
  let open = 0
  let beaten = 0

  function follow(url: string): Promise<void> {
    made++
    const visitor = `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`
    return new Promise((opened, failed) => {
      const asking = request(url, { agent, headers: { 'X-Forwarded-For': visitor } }, (answer) => {
        if (answer.statusCode !== 200) return failed(new Error(`${url} answered ${answer.statusCode}`))
        open++
        answer.once('close', () => open--)
        let beat = false
        answer.setEncoding('utf8').on('data', (text: string) => {
          for (const [, event] of text.matchAll(/^event: ?(.*)$/gm)) {
            if (event === 'open') opened()
            else if (event !== 'heartbeat') heard.push(performance.timeOrigin + performance.now())
            else if (!beat) {
              beat = true
              beaten++
            }
          }
        })
      })
      asking.once('error', failed).end()
    })
  }

  async function openAll(count: number, urls: string[]): Promise<void> {
    let next = 0
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let at = next++; at < count; at = next++) await follow(urls[at % urls.length] ?? '')
      }),
    )
  }

  process.on('message', (asked: Asked) => {
    if (asked.ask === 'open') void openAll(asked.count, asked.urls).then(() => process.send?.('done'))
    else if (asked.ask === 'state') process.send?.({ open, beaten })
    else {
      process.send?.(heard)
      heard = []
    }
  })
}

if (process.send && process.argv[1] === new URL(import.meta.url).pathname) {
  // Never longer than who started it, however that ended.
  process.once('disconnect', () => process.exit())
  hold()
}
