import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inlineScriptHashes } from '#app/server/http/page-cache/inline-scripts.ts'

const BROTLI_QUALITY = 5
const COMPRESSIBLE = /^text\/|^image\/svg\+xml|^application\/json/
const OVERHEAD_BYTES = 2 * 1024

/** What a cached page is compressed with, the preferred first. */
const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number]

export interface CachedAnswer {
  headers: Record<string, string>
  hash: string
  identity: Buffer<ArrayBuffer>
  compressible: boolean
  /** Compressed when it is first asked for: nearly all browsers accept the same. */
  compressed: Partial<Record<Encoding, Promise<Buffer<ArrayBuffer>>>>
}

/**
 * Makes an answer cacheable: scripts allowed by a nonce are allowed by their hashes instead, because a cached nonce would
 * be shared. Undefined, with the body unread, for an answer that is personal or not 200.
 */
export async function toCachedAnswer(
  response: Response,
  { nonce, policyFor }: { nonce: string; policyFor(scriptSources: string[]): string },
): Promise<CachedAnswer | undefined> {
  if (response.status !== 200 || response.headers.has('Set-Cookie')) return undefined
  const headers = Object.fromEntries(response.headers)
  const type = response.headers.get('Content-Type') ?? ''
  let body = Buffer.from(await response.arrayBuffer())
  if (type.startsWith('text/html')) {
    const page = body.toString()
    headers['content-security-policy'] = policyFor(inlineScriptHashes(page, nonce))
    body = Buffer.from(page.replaceAll(` nonce="${nonce}"`, ''))
  }
  headers['cache-control'] = 'no-cache'
  headers['vary'] = 'Accept-Encoding, Cookie'
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { headers, hash, identity: body, compressible: COMPRESSIBLE.test(type), compressed: {} }
}

function compress(body: Buffer<ArrayBuffer>, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return promisify(gzip)(body)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return promisify(brotliCompress)(body, { params })
}

export async function toResponse(
  answer: CachedAnswer,
  request: Pick<Request, 'headers'>,
  requestId: string,
): Promise<Response> {
  const accepted = request.headers.get('Accept-Encoding') ?? ''
  const encoding = ENCODINGS.find((name) => answer.compressible && accepts(accepted, name))
  const etag = encoding ? `"${answer.hash}-${encoding}"` : `"${answer.hash}"`
  const headers = { ...answer.headers, etag, 'x-request-id': requestId }
  const known = request.headers.get('If-None-Match')
  if (known !== null && (known.includes(etag) || known.trim() === '*'))
    return new Response(null, { status: 304, headers })
  const body = encoding
    ? await (answer.compressed[encoding] ??= compress(answer.identity, encoding))
    : answer.identity
  return new Response(body, {
    headers: {
      ...headers,
      'content-length': String(body.length),
      ...(encoding && { 'content-encoding': encoding }),
    },
  })
}

/** Whether 'Accept-Encoding' names an encoding without `q=0`. */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((one) => {
    const [name = '', ...parameters] = one.split(';')
    return name.trim() === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/i.test(parameter))
  })
}

/** With room for both compressed bodies, which together take about half as much again. */
export function sizeOf({ identity, compressible }: CachedAnswer): number {
  return OVERHEAD_BYTES + Math.ceil(identity.length * (compressible ? 1.5 : 1))
}
