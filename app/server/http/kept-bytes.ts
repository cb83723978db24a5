import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Made once and sent often. */
const BROTLI_QUALITY = constants.BROTLI_MAX_QUALITY

const COMPRESSIBLE = /^text\/|^image\/svg\+xml|^application\/json/
/** About what an answer takes beside its bytes. */
const HEADER_BYTES = 8 * 1024

/** What goes out, its headers also in the flat form that Node writes fastest. */
interface Reply {
  status: number
  headers: Record<string, string>
  rawHeaders: string[]
  bytes: Buffer | null
}

/** An answer in one encoding, and what says that a client has it already. */
interface Form {
  etag: string
  whole: Reply
  unchanged: Reply
}

/** An answer ready to be sent, in every encoding that is worth it. */
export interface KeptAnswer {
  plain: Form
  br?: Form
  gzip?: Form
}

/** An answer in its encodings, with one ETag each. */
export async function encoded(headers: Headers, bytes: Buffer): Promise<KeptAnswer> {
  const mark = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const plain = formOf(headers, bytes, mark)
  if (!COMPRESSIBLE.test(headers.get('Content-Type') ?? '')) return { plain }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return {
    plain,
    br: formOf(headers, br, mark, 'br'),
    gzip: formOf(headers, gz, mark, 'gzip'),
  }
}

function formOf(headers: Headers, bytes: Buffer, mark: string, encoding?: string): Form {
  const etag = encoding ? `"${mark}-${encoding}"` : `"${mark}"`
  const whole = new Headers(headers)
  whole.set('ETag', etag)
  whole.set('Content-Length', String(bytes.length))
  if (encoding) whole.set('Content-Encoding', encoding)
  const unchanged = new Headers({ ETag: etag })
  for (const name of ['Cache-Control', 'Vary']) unchanged.set(name, headers.get(name) ?? '')
  return { etag, whole: replyOf(200, whole, bytes), unchanged: replyOf(304, unchanged, null) }
}

function replyOf(status: number, headers: Headers, bytes: Buffer | null): Reply {
  return { status, headers: Object.fromEntries(headers), rawHeaders: [...headers].flat(), bytes }
}

/** What goes out to a client: the smallest form that it accepts, or only that it has that one already. */
export function replyTo(
  answer: KeptAnswer,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): Reply {
  const form =
    (answer.br && accepts(acceptEncoding, 'br') && answer.br) ||
    (answer.gzip && accepts(acceptEncoding, 'gzip') && answer.gzip) ||
    answer.plain
  const has = ifNoneMatch !== undefined && (ifNoneMatch.includes(form.etag) || ifNoneMatch.trim() === '*')
  return has ? form.unchanged : form.whole
}

/** Whether 'Accept-Encoding' names an encoding and does not refuse it with a weight of nothing. */
function accepts(header: string | undefined, encoding: string): boolean {
  if (!header?.includes(encoding)) return false
  return header.split(',').some((one) => {
    const [name = '', ...parameters] = one.split(';')
    return name.trim() === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/i.test(parameter))
  })
}

/** What an answer takes up in memory. */
export function sizeOf({ plain, br, gzip: gz }: KeptAnswer): number {
  return [plain, br, gz].reduce((sum, form) => sum + (form?.whole.bytes?.length ?? 0), HEADER_BYTES)
}
