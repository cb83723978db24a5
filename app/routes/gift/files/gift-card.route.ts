import { occasionName } from '#app/copy/occasions.ts'
import { msg } from '@lingui/core/macro'
import type { Route } from './+types/gift-card.route'
import { TIED_PARCEL } from '#app/content/drawings.ts'
import { formatDay } from '#app/domain/dates.ts'
import { FACES_OF_LIST } from '#app/domain/ideas/picture.ts'
import { refused } from '#app/domain/outcome.ts'
import { noFile, readShared } from '#app/routes/gift/shared-profile-reading.ts'
import { freshCard, limitedCard } from '#app/routes/system/link-card.ts'
import { largePictures } from '#app/server/queries/pictures.ts'
import { wordsIn } from '#app/server/request/words.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export const middleware = limitedCard

/** The picture that a chat shows of a shared page; 404 for viewers who may not see the page. */
export async function loader(args: Route.LoaderArgs) {
  const read = await readShared(args)
  if (!read.ok) {
    throw noFile(args.context, read.code === 'profile_not_complete' ? refused('profile_not_found') : read)
  }
  const { row, profile } = read.value
  const { recipientName, occasionType, otherOccasion, occasionDate } = profile
  const words = wordsIn(row.profile.language)
  const { cards, db } = servicesOf(args.context)
  const card = {
    language: words.locale,
    over: words._(msg({ message: 'Gift ideas for', comment: 'on a card, above the name' })),
    title: {
      text: recipientName,
      instead: words._(msg({ message: 'Someone dear', comment: 'instead of the name' })),
    },
    under: [
      occasionName(words, { occasion_type: occasionType, other_occasion: otherOccasion }),
      formatDay(occasionDate, 'MMMM d, yyyy', words.locale),
    ],
    picture: TIED_PARCEL,
  }
  const hashes = row.ideas.flatMap(({ picture }) => picture?.hash ?? [])
  const first = row.profile.pictures_on_card ? [...new Set(hashes)].slice(0, FACES_OF_LIST) : []
  const png = await cards.draw(card, await largePictures(db, first))
  return freshCard(args.request, png)
}
