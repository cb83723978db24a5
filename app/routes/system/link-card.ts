import { createHash } from 'node:crypto'
import type { MiddlewareFunction } from 'react-router'
import { SOURCE_LANGUAGE } from '#app/domain/languages.ts'
import { refusedFor } from '#app/domain/outcome.ts'
import { refuseInWords } from '#app/server/request/form.ts'
import { clientOf, servicesOf } from '#app/server/request/viewer.ts'

/** For the routes of cards that are drawn on request: counted for the client, and other sites may embed them. */
export const limitedCard: MiddlewareFunction<Response>[] = [
  async ({ context }, next) => {
    // Not refused when the counter fails.
    const wait = await servicesOf(context)
      .limits.count('cards', clientOf(context))
      .catch(() => undefined)
    return wait === undefined ? next() : refuseInWords(context, refusedFor('too_many_cards', wait))
  },
]

export const CARD_HEADERS = { 'Content-Type': 'image/png', 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** A card that is the same for everybody and every day. */
export const KEPT_CARD = { ...CARD_HEADERS, 'Cache-Control': 'public, max-age=86400' }

/** The path of such a card in a language: a chat fetches it without one of its own. */
export function cardIn(language: string, path: string): string {
  return language === SOURCE_LANGUAGE ? path : `${path}?language=${language}`
}

/** The language in such a path. */
export function languageOfCard(request: Request): string {
  return new URL(request.url).searchParams.get('language') ?? SOURCE_LANGUAGE
}

/** A card of what may be closed or renamed: asked for again each time, never left in a proxy. */
export function freshCard(request: Request, png: Uint8Array<ArrayBuffer>): Response {
  const etag = `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`
  const headers = { ETag: etag, 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' }
  return request.headers.get('If-None-Match')?.includes(etag)
    ? new Response(null, { status: 304, headers })
    : new Response(png, { headers: { ...headers, ...CARD_HEADERS } })
}
