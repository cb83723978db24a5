import type { MiddlewareFunction } from 'react-router'
import { refusedFor } from '#app/domain/outcome.ts'
import { refuseInWords } from '#app/server/form.ts'
import { clientOf, servicesOf } from '#app/server/viewer.ts'

/** For the routes of cards that are drawn on request: counted for the client, and other sites may embed them. */
export const limitedCard: MiddlewareFunction<Response>[] = [
  async ({ context }, next) => {
    // Not refused when the counter fails.
    const wait = await servicesOf(context)
      .limits.count('cards', clientOf(context))
      .catch(() => undefined)
    return wait === undefined ? next() : refuseInWords(refusedFor('too_many_cards', wait))
  },
]

export const CARD_HEADERS = { 'Content-Type': 'image/png', 'Cross-Origin-Resource-Policy': 'cross-origin' }
