import { msg } from '@lingui/core/macro'
import { setTimeout } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { MAX_PICTURE_MEGABYTES } from '#app/domain/ideas/picture.ts'
import { LARGE_FORMS_AT_ONCE, networkOf, PICTURE_FILES, PICTURE_FILES_AT_ONCE } from '#app/domain/limits.ts'
import { errorPage } from '#app/server/http/plain-page.ts'
import { concurrencyLimit, type Leave, turns } from '#app/server/limits/in-memory.ts'
import type { HonoEnv } from '#app/server/http/hono-env.ts'
import type { Services } from '#app/server/services.ts'

/** A refused body up to this size is read to its end, so that the connection can be reused; without a length, further. */
const READ_THROUGH_BYTES = 8 * 1024 * 1024
const READ_THROUGH_WITHOUT_LENGTH = 64 * 1024 * 1024
/** Who sends nothing for so long waits for the answer. */
const PATIENCE_MS = 250
/** Each costs some 10 µs, also one of a single byte; a slow phone's network makes 600 of the largest form. */
const MOST_PIECES = 5_000
/** A picture comes in more, of which a slow network makes some of a kilobyte each. */
const PIECES_A_MEGABYTE = 2_000

/**
 * A body is read once and to its end, or the next request on a connection that a proxy keeps would get no answer; it is
 * held in memory meanwhile, so large ones are received by few at a time. Who is not signed in takes no place of an owner
 * elsewhere.
 */
export function limitBody({ auth }: Pick<Services, 'auth'>): MiddlewareHandler<HonoEnv> {
  const [owners, others] = [concurrencyLimit(LARGE_FORMS_AT_ONCE), concurrencyLimit(LARGE_FORMS_AT_ONCE)]
  const clients = concurrencyLimit({ each: 2 * LARGE_FORMS_AT_ONCE.each, all: Infinity })
  async function enter(c: Context<HonoEnv>) {
    const client = c.get('client')
    // Who makes many accounts is one client still, and asks for few sessions at a time.
    const leaveClient = clients(networkOf(client))
    if (typeof leaveClient === 'string') return leaveClient
    try {
      const owner = await auth.signedIn(c.req.raw, { extend: false })
      const leave = owner ? owners(owner.id) : others(client)
      if (typeof leave === 'function') return () => [leave, leaveClient].forEach((each) => each())
      leaveClient()
      return leave
    } catch (error) {
      leaveClient()
      throw error
    }
  }
  const files = concurrencyLimit(PICTURE_FILES)
  const fileTurns = turns({ each: PICTURE_FILES_AT_ONCE, waiting: PICTURE_FILES.all })
  /** Who is not signed in has no place. */
  async function enterWithPicture(c: Context<HonoEnv>): Promise<Leave | 'each' | 'all' | 'signed out'> {
    const owner = await auth.signedIn(c.req.raw, { extend: false })
    return owner ? files(owner.id) : 'signed out'
  }
  return async (c, next) => {
    const { body } = c.req.raw
    if (!body) return next()
    const size = Number(c.req.header('content-length') ?? 0)
    const usual = maxBodyBytes(c.req.path)
    const place = mayHoldPicture(c, size, usual) ? await enterWithPicture(c) : undefined
    if (place === 'signed out') {
      // What the route says to that needs none of it.
      await readRest(c, body, size)
      c.req.raw = new Request(c.req.raw, { method: c.req.method, body: '' })
      return next()
    }
    const maxSize = place === undefined ? usual : usual + MAX_PICTURE_MEGABYTES * 1024 ** 2
    const leave = place ?? (isLarge(maxSize) ? await enter(c) : () => {})
    if (typeof leave === 'string') {
      await readRest(c, body, size)
      return c.html(
        errorPage(c.get('language'), msg`Many lists are being saved just now. Please try again in a moment.`),
        503,
      )
    }
    let leaveTurn: Leave | undefined
    try {
      const pieces: Uint8Array[] = []
      const read = size > maxSize ? 'long' : await readUpTo(maxSize, body, (piece) => void pieces.push(piece))
      if (read !== 'whole') {
        await readRest(c, body, size, read)
        return c.html(
          errorPage(
            c.get('language'),
            msg`That was more than this form takes. Please shorten it and try again.`,
          ),
          413,
        )
      }
      // Not before, or who sends slowly would keep others from theirs.
      if (place) leaveTurn = await fileTurns('')
      c.req.raw = new Request(c.req.raw, { method: c.req.method, body: Buffer.concat(pieces.splice(0)) })
      await next()
    } finally {
      leaveTurn?.()
      leave()
    }
  }
}

/** Whether a body was read to its end, is longer, comes in more pieces than a network makes of it, or its sender waits. */
type Read = 'whole' | 'long' | 'in pieces' | 'waiting'

async function readUpTo(
  maxSize: number,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  take: (piece: Uint8Array) => void,
  patienceMs?: number,
): Promise<Read> {
  let bytes = 0
  let pieces = 0
  const reader = body.getReader()
  try {
    for (;;) {
      const read = reader.read()
      const next = patienceMs
        ? await Promise.race([read, setTimeout(patienceMs, 'waiting' as const)])
        : await read
      if (next === 'waiting') return next
      if (next.done) return 'whole'
      bytes += next.value.byteLength
      pieces += 1
      if (bytes > maxSize) return 'long'
      if (pieces > Math.max(MOST_PIECES, (maxSize / 1024 ** 2) * PIECES_A_MEGABYTE)) return 'in pieces'
      take(next.value)
    }
  } finally {
    reader.releaseLock()
  }
}

/** Reads what is left of a refused body, or ends the connection, on which an unread rest would stand before the next request. */
async function readRest(
  c: Context<HonoEnv>,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  size: number,
  read: Read = 'long',
): Promise<void> {
  const { outgoing } = c.env as Partial<HttpBindings>
  const isTold = size > 0
  const most = isTold ? READ_THROUGH_BYTES : READ_THROUGH_WITHOUT_LENGTH
  const goesOn = read === 'long' && size <= READ_THROUGH_BYTES
  const rest = goesOn ? await readUpTo(most, body, () => {}, isTold ? undefined : PATIENCE_MS) : read
  // Without a length a proxy may have sent all of it, and use the connection again.
  if (rest !== 'whole' && !isTold) c.header('Connection', 'close')
  // Kept alive, or a client that is still sending would lose the answer with the connection.
  else if (rest !== 'whole' && outgoing) outgoing.shouldKeepAlive = true
}

/** The largest body of each form; the first matching pattern counts. Percent-encoding may take nine bytes a character. */
const KILOBYTES: readonly [path: RegExp, kilobytes: number][] = [
  // A hundred ideas with a link of two thousand characters each, and a file to import.
  [/^\/portal\/suggestions\/[^/]+(\.data)?$/, 768],
  // Three texts of four hundred characters and two of a hundred, or the same as a temporary profile.
  [/^\/(create-gift-profile|portal\/edit\/[^/]+|portal\/keep-temporary-profile)(\.data)?$/, 32],
  [/^\/(signup|signin|signin\/code|signin\/provider|resend-verification)(\.data)?$/, 40],
  [/^\/signin\/passkey(\.data)?$/, 48],
]
const OTHER_FORMS_KILOBYTES = 8
/** Forms with a picture, alone or with a list. */
const WITH_PICTURE = /^\/portal\/(?:picture|suggestions\/[^/]+)(?:\.data)?$/

function mayHoldPicture(c: Context<HonoEnv>, size: number, usual: number): boolean {
  const isFile = /^multipart\//i.test(c.req.header('content-type') ?? '')
  return (size === 0 || size > usual) && isFile && WITH_PICTURE.test(c.req.path)
}

function maxBodyBytes(path: string): number {
  const [, kilobytes] = KILOBYTES.find(([pattern]) => pattern.test(path)) ?? [null, OTHER_FORMS_KILOBYTES]
  return kilobytes * 1024
}

/** Whether so many at a time would fill the memory. */
function isLarge(bytes: number): boolean {
  return bytes > 100 * 1024
}
