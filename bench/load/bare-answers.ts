import { brotliCompressSync } from 'node:zlib'
import type { BareAnswer } from './bare-server.ts'

const OF_THE_CONNECTION = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']

/** What the bare server sends for a page of ours: the same plain, in brotli, and as a 304. */
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
  }
}

function answer(status: number, headers: Record<string, string>, body: Buffer): BareAnswer {
  const length = status === 304 ? undefined : { 'content-length': String(body.length) }
  return { status, headers: { ...headers, ...length }, body: body.toString('base64') }
}
