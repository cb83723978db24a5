import { Hono, type MiddlewareHandler } from 'hono'
import { refusedFor } from '#app/domain/outcome.ts'
import { refuseInWords } from '#app/server/form.ts'
import type { HonoEnv } from '#app/server/http/hono-env.ts'
import type { Services } from '#app/server/services.ts'

const DRAWN_FOR_WHO_ASKS = ['/gift/:slug/card.png', '/quiz/play/:quizId/card.png', '/quiz/card/:card']
const CARDS = [...DRAWN_FOR_WHO_ASKS, '/card.png']

/** Link cards: other sites may show them, and one client may not have too many drawn. */
export function drawnCards(services: Pick<Services, 'limits'>) {
  const routes = new Hono<HonoEnv>()
  for (const card of CARDS) routes.use(card, shownElsewhere)
  for (const card of DRAWN_FOR_WHO_ASKS) routes.use(card, limitCards(services))
  return routes
}

const shownElsewhere: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.ok) c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
}

function limitCards({ limits }: Pick<Services, 'limits'>): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    // A client that cannot be counted is not refused for it.
    const wait = await limits.count('cards', c.get('client')).catch(() => undefined)
    return wait === undefined ? next() : refuseInWords(refusedFor('too_many_cards', wait))
  }
}
