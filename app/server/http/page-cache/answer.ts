import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const BROTLI_QUALITY = 5
const COMPRESSIBLE = /^text\/|^image\/svg\+xml|^application\/json/
const OVERHEAD_BYTES = 2 * 1024

/** What a cached page is compressed with, the preferred first. */
const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number]

type Fields = Record<string, string>

export interface CachedAnswer {
  headers: Fields
  hash: string
  identity: Buffer<ArrayBuffer>
  compressible: boolean
  /** Made when they are first asked for: nearly all browsers accept the same. */
  forms: Map<Encoding | undefined, Form | Promise<Form>>
}

/** An answer in one encoding, its headers but for the request's id. */
interface Form {
  etag: string
  headers: Fields
  headersOfKnown: Fields
  body: Buffer<ArrayBuffer>
}

/** What is sent for one request. */
export interface Answer {
  status: 200 | 304
  headers: Fields
  body: Buffer<ArrayBuffer> | null
}

/**
 * Makes an answer cacheable: scripts allowed by a nonce are allowed by their hashes instead, because a cached nonce would
 * be shared. Undefined, with the body unread, for an answer that is personal or not 200.
 */
export async function toCachedAnswer(response: Response): Promise<CachedAnswer | undefined> {
  if (response.status !== 200 || response.headers.has('Set-Cookie')) return undefined
  const headers = Object.fromEntries(response.headers)
  const type = headers['content-type'] ?? ''
  let body = Buffer.from(await response.arrayBuffer())
  const policy = headers['content-security-policy'] ?? ''
  const [source, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? []
  if (source !== undefined && type.startsWith('text/html')) {
    const page = body.toString()
    headers['content-security-policy'] = policy.replace(source, inlineScriptHashes(page, nonce).join(' '))
    body = Buffer.from(page.replaceAll(` nonce="${nonce}"`, ''))
  }
  headers['cache-control'] = 'no-cache'
  headers['vary'] = 'Accept-Encoding, Accept-Language, Cookie'
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { headers, hash, identity: body, compressible: COMPRESSIBLE.test(type), forms: new Map() }
}

function inlineScriptHashes(page: string, nonce: string): string[] {
  const sources = new Set<string>()
  for (const [, attributes = '', script = ''] of page.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)) {
    if (!attributes.includes(` nonce="${nonce}"`) || /\ssrc=/.test(attributes)) continue
    sources.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return [...sources]
}

/** An answer as a client that accepts this gets it; a promise while it is compressed. */
export function formOf(answer: CachedAnswer, accepted = ''): Form | Promise<Form> {
  const encoding = ENCODINGS.find((name) => answer.compressible && accepts(accepted, name))
  const known = answer.forms.get(encoding)
  if (known) return known
  const made = encoding
    ? compress(answer.identity, encoding).then((body) => {
        const form = toForm(answer, body, encoding)
        answer.forms.set(encoding, form)
        return form
      })
    : toForm(answer, answer.identity)
  answer.forms.set(encoding, made)
  return made
}

function toForm({ hash, headers }: CachedAnswer, body: Buffer<ArrayBuffer>, encoding?: Encoding): Form {
  const etag = encoding ? `"${hash}-${encoding}"` : `"${hash}"`
  // In the order in which those of any other answer are sent.
  const inOrder = (more: Fields) =>
    Object.fromEntries(new Headers({ ...headers, etag, 'x-request-id': '', ...more }))
  const ofBody = { 'content-length': String(body.length), ...(encoding && { 'content-encoding': encoding }) }
  return { etag, headers: inOrder(ofBody), headersOfKnown: inOrder({}), body }
}

export function answerWith(
  form: Form,
  { method, ifNoneMatch: known }: { method: string; ifNoneMatch: string | undefined },
  requestId: string,
): Answer {
  const { etag, headers, headersOfKnown, body } = form
  if (known !== undefined && (known.includes(etag) || known.trim() === '*'))
    return { status: 304, headers: { ...headersOfKnown, 'x-request-id': requestId }, body: null }
  return {
    status: 200,
    headers: { ...headers, 'x-request-id': requestId },
    body: method === 'HEAD' ? null : body,
  }
}

function compress(body: Buffer<ArrayBuffer>, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return promisify(gzip)(body)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return promisify(brotliCompress)(body, { params })
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
