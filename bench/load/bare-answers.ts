import { brotliCompressSync } from 'node:zlib'
import type { BareAnswer } from './bare-server.ts'

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
