import { Hono, type MiddlewareHandler } from 'hono'
import { refusedFor } from '#app/domain/outcome.ts'
import { refuseInWords } from '#app/server/form.ts'
import type { HonoEnv } from '#app/server/http/hono-env.ts'
import type { Services } from '#app/server/services.ts'

const LIMITED_CARDS = ['/gift/:slug/card.png', '/quiz/play/:quizId/card.png', '/quiz/card/:card']
const ALL_CARDS = [...LIMITED_CARDS, '/card.png']

/** Link cards: other sites may embed them; those that are drawn on request are rate limited. */
export function drawnCards(services: Pick<Services, 'limits'>) {
  const routes = new Hono<HonoEnv>()
  for (const card of ALL_CARDS) routes.use(card, allowEmbedding)
  for (const card of LIMITED_CARDS) routes.use(card, limitCards(services))
  return routes
}

const allowEmbedding: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.ok) c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
}

function limitCards({ limits }: Pick<Services, 'limits'>): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    // Not refused when the counter fails.
    const wait = await limits.count('cards', c.get('client')).catch(() => undefined)
    return wait === undefined ? next() : refuseInWords(refusedFor('too_many_cards', wait))
  }
}
