import { msg } from '@lingui/core/macro'
import type { Route } from './+types/gathering-card.route'
import { TIED_PARCEL } from '#app/content/drawings.ts'
import { formatDay } from '#app/domain/dates.ts'
import { visibleGathering } from '#app/routes/gathering/gathering-reading.ts'
import { freshCard, limitedCard } from '#app/routes/system/link-card.ts'
import { wordsIn } from '#app/server/request/words.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export const middleware = limitedCard

export async function loader(args: Route.LoaderArgs) {
  const { gathering, row } = await visibleGathering(args)
  const words = wordsIn(row.language)
  const png = await servicesOf(args.context).cards.draw({
    language: words.locale,
    over: words._(msg`Gift ideas for everyone`),
    title: {
      text: gathering.name,
      instead: words._(msg({ message: 'A gathering', comment: 'instead of its name' })),
    },
    under: gathering.day === null ? [] : [formatDay(gathering.day, 'MMMM d, yyyy', words.locale)],
    picture: TIED_PARCEL,
  })
  return freshCard(args.request, png)
}
