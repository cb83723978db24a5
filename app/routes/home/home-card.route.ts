import { msg } from '@lingui/core/macro'
import type { Route } from './+types/home-card.route'
import { TWO_TAGS } from '#app/content/drawings.ts'
import { KEPT_CARD, languageOfCard } from '#app/routes/system/link-card.ts'
import { wordsIn } from '#app/server/request/words.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsIn(languageOfCard(request))
  const title = words._(msg`Gift ideas nobody gives twice`)
  const card = await servicesOf(context).cards.draw({
    language: words.locale,
    over: 'Wishfolio',
    title: { text: title, instead: title },
    under: words._(msg`One link for the family chat.`),
    picture: TWO_TAGS,
  })
  return new Response(card, { headers: KEPT_CARD })
}
