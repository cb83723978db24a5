import { msg } from '@lingui/core/macro'
import type { Route } from './+types/home-card.route'
import { TWO_TAGS } from '#app/content/drawings.ts'
import { CARD_HEADERS } from '#app/routes/system/link-card.ts'
import { wordsFor } from '#app/server/request/said.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const words = wordsFor(context)
  const title = words._(msg`Gift ideas nobody gives twice`)
  const card = await servicesOf(context).cards.draw({
    over: 'Wishfolio',
    title: { text: title, instead: title },
    under: words._(msg`One link for the family chat.`),
    picture: TWO_TAGS,
  })
  return new Response(card, {
    headers: {
      ...CARD_HEADERS,
      'Cache-Control': 'private, max-age=86400',
      Vary: 'Accept-Language, Cookie',
    },
  })
}
