import { fork } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface BareAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

export interface BareServer {
  url: string
  pid: number
  stop(): void
}

/** The yardstick: `node:http` alone, in a process of its own, that sends these answers by address. */
export function startBareServer(answers: Record<string, BareAnswer>): Promise<BareServer> {
  const child = fork(new URL(import.meta.url).pathname, [], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.send(answers)
  return new Promise((started, failed) => {
    child.once('message', (port: number) =>
      started({ url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => void child.kill() }),
    )
    child.once('exit', (code) => failed(new Error(`the bare server ended with ${code}`)))
  })
}

function serve(answers: Record<string, BareAnswer>): void {
  const ready = new Map(
    Object.entries(answers).map(([path, { status, headers, body }]) => [
      path,
      { status, headers, body: Buffer.from(body, 'base64') },
    ]),
  )
  const server = createServer((request, response) => {
    const answer = ready.get(request.url ?? '')
    if (!answer) return response.writeHead(404).end()
    return response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
}

if (process.send && process.argv[1] === new URL(import.meta.url).pathname) {
  // It ends with the process that started it, however that ended.
  process.once('disconnect', () => process.exit())
  process.once('message', (answers) => serve(answers as Record<string, BareAnswer>))
}
