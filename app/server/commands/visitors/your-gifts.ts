import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { dayOf } from '#app/domain/time-zone.ts'
import { languageOfIdea, wordsWhenTaken } from '#app/domain/ideas/gift-suggestions.ts'
import { shownPicture } from '#app/domain/ideas/picture.ts'
import { hostOf } from '#app/domain/ideas/product-address.ts'
import { shopOf, shoppingLink } from '#app/domain/ideas/shop.ts'
import { isSurprised, openTo, type Viewer } from '#app/domain/profiles/visibility.ts'
import { ENDED_TAKE_WEEKS } from '#app/domain/visitors/takes.ts'
import { deleteEndedTake, deleteOldEndedTakes } from '#app/server/queries/ended-takes.ts'
import { deletedListsOf, endedTakesOf, giftsOfDevice } from '#app/server/queries/gifts-of-device.ts'
import type { Services } from '#app/server/services.ts'
import { hashToken } from '#app/server/accounts/tokens.ts'

/**
 * All that the device with this secret took, in the order of their occasions; nothing of lists that surprise the viewer.
 * Of a list that is incomplete only the idea and its recipient's name; with a new link since the last take only the name,
 * because the old link must not lead to the new one; of one that was taken down neither. And the takes that owners ended, and
 * when lists with some were deleted.
 */
export async function yourGifts(
  { db, shops }: Pick<Services, 'db' | 'shops'>,
  viewer: Viewer,
  secret: string,
) {
  const device = hashToken(secret)
  const [taken, endings, deleted] = await Promise.all([
    giftsOfDevice(db, device),
    endedTakesOf(db, device),
    deletedListsOf(db, device, viewer?.id ?? null),
  ])
  const seen = taken.filter((gift) => !isSurprised(viewer, gift))
  const isShown = (gift: (typeof seen)[number]) => openTo(null, gift).ok && !gift.linkIsNewer
  const gifts = seen.filter(isShown).map((gift) => {
    const shop = shopOf(shops, gift.shop)
    return {
      id: gift.id,
      text: gift.text,
      language: languageOfIdea({ source: gift.source, language: gift.ideaLanguage }, gift.language),
      whenTaken: wordsWhenTaken(gift),
      details: gift.details,
      price: gift.price,
      priceGuessed: gift.priceGuessed,
      priceSeenOn: gift.priceSeenOn,
      picture: gift.picture && shownPicture(gift.picture),
      recipientName: gift.recipientName,
      slug: gift.slug,
      showsGivers: gift.showsGivers,
      asked: gift.asked,
      occasion_type: gift.occasion_type,
      other_occasion: gift.other_occasion,
      occasionDate: gift.occasionDate,
      shopLink: {
        href: gift.productUrl ?? shoppingLink(gift.text, shop),
        host: gift.productUrl === null ? null : hostOf(gift.productUrl),
      },
      hasTag: gift.productUrl === null && Boolean(shop.affiliateTag),
    }
  })
  const notShown = seen
    .filter((gift) => !isShown(gift))
    .map(({ id, recipientName, takedown_reason, linkIsNewer, ...gift }) => {
      const isNamed = takedown_reason === null && !linkIsNewer
      return {
        id,
        text: isNamed ? gift.text : null,
        whenTaken: isNamed ? wordsWhenTaken(gift) : null,
        recipientName: takedown_reason === null ? recipientName : null,
        linkIsNewer,
      }
    })
  const ended = endings
    .filter((take) => !isSurprised(viewer, take))
    .map(({ id, text, how, recipientName, slug, takedown_reason, linkIsNewer, ...list }) => ({
      id,
      how,
      text: takedown_reason === null ? text : null,
      recipientName: takedown_reason === null ? recipientName : null,
      slug: openTo(null, { ...list, takedown_reason }).ok && !linkIsNewer ? slug : null,
    }))
  const lists = deleted.map(({ id, at }) => ({
    id,
    how: 'list_deleted' as const,
    day: dayOf(at, 'UTC'),
  }))
  return { gifts, notShown, ended: [...ended, ...lists] }
}

/**
 * What the device with this secret took of the list behind `slug`, with whether it asked for it to be freed and what it
 * said then, and what its owner ended, newest first; nothing of a list that is closed to the viewer or surprises them.
 */
export async function giftsOfList(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
  { slug, secret }: { slug: string; secret: string },
) {
  const device = hashToken(secret)
  const isHere = (one: Awaited<ReturnType<typeof endedTakesOf | typeof giftsOfDevice>>[number]) =>
    one.slug === slug && openTo(viewer, one).ok && !isSurprised(viewer, one)
  const [taken, ended] = await Promise.all([giftsOfDevice(db, device), endedTakesOf(db, device)])
  return {
    taken: taken.filter(isHere).map(({ id, asked, text, takenText }) => ({
      id,
      asked,
      text,
      whenTaken: wordsWhenTaken({ text, takenText }),
    })),
    ended: ended.filter(isHere).map(({ text, how }) => ({ text, how })),
  }
}

/** Tells the device with this secret no more that a take was ended, or a list deleted. Refuses nothing. */
export async function forgetEndedTake(
  { db }: Pick<Services, 'db'>,
  { id, secret }: { id: string; secret: string },
): Promise<void> {
  await deleteEndedTake(db, id, hashToken(secret))
}

/** Deletes which takes were ended, and lists deleted, too long ago. Nothing is refused. */
export function sweepEndedTakes({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  return deleteOldEndedTakes(db, new Date(clock.now().getTime() - ENDED_TAKE_WEEKS * 7 * 86_400_000))
}

const SECRET_SHAPE = /^[\w-]{43}$/

/** The signed path that shows a device's gifts on any other; undefined for a secret that is not of this server. */
export function personalLink({ sign }: Pick<Services, 'sign'>, secret: string): string | undefined {
  return SECRET_SHAPE.test(secret) ? `/your-gifts/${secret}.${signature(sign, secret)}` : undefined
}

/** The device's secret in a personal link. Refused: 'link_invalid' for one that is not ours. */
export function secretIn({ sign }: Pick<Services, 'sign'>, link: string): Outcome<string> {
  const [secret = '', signed] = link.split('.')
  return SECRET_SHAPE.test(secret) && link === `${secret}.${signed}` && signed === signature(sign, secret)
    ? done(secret)
    : refused('link_invalid')
}

function signature(sign: Services['sign'], secret: string): string {
  return sign(`your gifts ${secret}`)
}
