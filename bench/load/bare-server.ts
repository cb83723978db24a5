import { fork } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

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
    const found = ready.get(request.url ?? '')
    if (!found) return response.writeHead(404).end()
    return response.writeHead(found.status, found.headers).end(found.body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
}

if (process.send && process.argv[1] === new URL(import.meta.url).pathname) {
  // It ends with the process that started it, however that ended.
  process.once('disconnect', () => process.exit())
  process.once('message', (answers) => serve(answers as Record<string, BareAnswer>))
}

const OF_THE_CONNECTION = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']

/** What the bare server sends for a page of ours: the same plain, in brotli, as a 304, and its words alone. */
export async function bareAnswers(serverUrl: string, path: string): Promise<Record<string, BareAnswer>> {
  const response = await fetch(serverUrl + path, { headers: { 'Accept-Encoding': 'identity' } })
  const page = await response.text()
  const headers = Object.fromEntries(response.headers)
  for (const name of OF_THE_CONNECTION) delete headers[name]
  const brotli = { ...headers, 'content-encoding': 'br' }
  return {
    [`${path}?plain`]: answer(200, headers, Buffer.from(page)),
    [`${path}?br`]: answer(200, brotli, brotliCompressSync(page)),
    [`${path}?304`]: answer(304, headers, Buffer.alloc(0)),
    [`${path}?words`]: answer(200, brotli, brotliCompressSync(wordsOf(page))),
  }
}

function answer(status: number, headers: Record<string, string>, body: Buffer): BareAnswer {
  const length = status === 304 ? undefined : { 'content-length': String(body.length) }
  return { status, headers: { ...headers, ...length }, body: body.toString('base64') }
}

function wordsOf(page: string): string {
  const body = /<body[^>]*>([^]*)<\/body>/.exec(page)?.[1] ?? ''
  const plain = body
    .replace(/<(script|style|svg)\b[^]*?<\/\1>|<link\b[^>]*>/g, '')
    .replace(/<(a|form|input|button)\b[^>]*?((?: href| action| name| value| type)="[^"]*")*[^>]*>/g, '<$1$2>')
    .replace(/<(div|section|header|footer|nav|main|p|h1|h2|h3|ul|ol|li|span|aside)\b[^>]*>/g, '<$1>')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare</title></head><body>${plain}</body></html>`
}
