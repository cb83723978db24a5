import { fork } from 'node:child_process'
import { Agent, request } from 'node:http'

export interface Streams {
  open(count: number, urls: string[]): Promise<void>
  received(): Promise<Received>
  state(): Promise<{ open: number; withHeartbeat: number }>
  close(): void
}

interface Received {
  changes: number[]
  processorMs: number
}

type Command = { do: 'open'; count: number; urls: string[] } | { do: 'received' } | { do: 'state' }

export function startStreams(): Streams {
  const child = fork(new URL(import.meta.url).pathname, [], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const run = <Answer>(command: Command) =>
    new Promise<Answer>((answered, failed) => {
      const ended = (code: number | null) => failed(new Error(`the streams ended with ${code}`))
      child.once('exit', ended)
      child.once('message', (answer) => {
        child.off('exit', ended)
        answered(answer as Answer)
      })
      child.send(command)
    })
  return {
    open: (count, urls) => run({ do: 'open', count, urls }),
    received: () => run({ do: 'received' }),
    state: () => run({ do: 'state' }),
    close: () => void child.kill(),
  }
}

const OPENED_AT_ONCE = 50

function holdStreams(): void {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  let changes: number[] = []
  let started = 0
  let open = 0
  let withHeartbeat = 0

  function openOne(url: string): Promise<void> {
    started++
    const visitor = `10.${(started >> 16) & 255}.${(started >> 8) & 255}.${started & 255}`
    return new Promise((opened, failed) => {
      const asking = request(url, { agent, headers: { 'X-Forwarded-For': visitor } }, (answer) => {
        if (answer.statusCode !== 200) return failed(new Error(`${url} answered ${answer.statusCode}`))
        open++
        answer.once('close', () => open--)
        let hasHeartbeat = false
        answer.on('data', (bytes: Buffer) => {
          const now = performance.timeOrigin + performance.now()
          for (const [, event] of bytes.toString('latin1').matchAll(/^event: ?(.*)$/gm)) {
            if (event === 'open') opened()
            else if (event !== 'heartbeat') changes.push(now)
            else if (!hasHeartbeat) {
              hasHeartbeat = true
              withHeartbeat++
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
      Array.from({ length: OPENED_AT_ONCE }, async () => {
        for (let at = next++; at < count; at = next++) await openOne(urls[at % urls.length] ?? '')
      }),
    )
  }

  process.on('message', (command: Command) => {
    if (command.do === 'open') void openAll(command.count, command.urls).then(() => process.send?.('done'))
    else if (command.do === 'state') process.send?.({ open, withHeartbeat })
    else {
      const { user, system } = process.cpuUsage()
      process.send?.({ changes, processorMs: (user + system) / 1000 })
      changes = []
    }
  })
}

if (process.send && process.argv[1] === new URL(import.meta.url).pathname) {
  // It ends with the process that started it, however that ended.
  process.once('disconnect', () => process.exit())
  holdStreams()
}
