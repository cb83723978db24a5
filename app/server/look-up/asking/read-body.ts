import { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { AskRefused } from '#app/server/look-up/asking/refused.ts'

const DECOMPRESSORS: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** The bytes of a body, decompressed; refused as soon as there are more than `limit`, before or after decompression. */
export async function readBody(body: Readable, encoding: string, limit: number): Promise<Buffer> {
  const whole = encoding.trim().toLowerCase()
  if (whole === '' || whole === 'identity') return gathered(body, limit)
  const decompressor = DECOMPRESSORS[whole]
  // Also several on top of each other, which no honest shop has.
  if (!decompressor) throw new AskRefused('broken')
  const plain = decompressor() as Readable & NodeJS.ReadWriteStream
  const compressed = Readable.from(upTo(body, limit))
  compressed.on('error', (error) => plain.destroy(error)).pipe(plain)
  try {
    return await gathered(plain, limit)
  } finally {
    compressed.destroy()
    plain.destroy()
  }
}

async function gathered(stream: Readable, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of upTo(stream, limit)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function* upTo(stream: Readable, limit: number): AsyncGenerator<Buffer> {
  let length = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > limit) throw new AskRefused('too_large')
    yield chunk
  }
}
