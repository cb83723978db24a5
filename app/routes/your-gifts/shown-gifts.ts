import { wordsFor } from '#app/server/request/said.ts'
import { withoutLanguageOf } from '#app/domain/languages.ts'
import { formatDay } from '#app/domain/dates.ts'
import { priceInWords } from '#app/copy/prices.ts'
import { occasionName } from '#app/copy/occasions.ts'
import type { RouterContextProvider } from 'react-router'
import { dayOf } from '#app/domain/time-zone.ts'
import { personalLink, yourGifts } from '#app/server/commands/visitors/your-gifts.ts'
import { sharedAddress } from '#app/server/request/share-link.ts'
import { servicesOf, viewerOf } from '#app/server/request/viewer.ts'

interface Asked {
  context: Readonly<RouterContextProvider>
  request: Request
}

/** What a device with this secret took, and its personal link, with the day in UTC; nothing for one that took nothing yet. */
export async function shownGifts({ context, request }: Asked, secret: string | undefined) {
  const services = servicesOf(context)
  const today = dayOf(services.clock.now(), 'UTC')
  if (secret === undefined) return { gifts: [], notShown: [], ended: [], link: null, today }
  const shown = await yourGifts(services, await viewerOf(context, request), secret)
  const words = wordsFor(context)
  const inWords = (day: string) => formatDay(day, 'MMMM d, yyyy', words.locale)
  const gifts = shown.gifts.map(({ priceGuessed, priceSeenOn, ...gift }) => ({
    ...withoutLanguageOf<typeof gift & { language?: string }>(words.locale, gift),
    price: priceInWords(words, { price: gift.price, priceGuessed, priceSeenOn }),
    occasion: occasionName(words, gift),
    date: inWords(gift.occasionDate),
  }))
  const ended = shown.ended.map((take) =>
    take.how === 'list_deleted' ? { ...take, day: inWords(take.day) } : take,
  )
  const path = personalLink(services, secret)
  return {
    gifts,
    ended,
    notShown: shown.notShown,
    today,
    link: path === undefined ? null : sharedAddress(services, request, path),
  }
}

export type ShownGifts = Awaited<ReturnType<typeof shownGifts>>
export type YourGift = ShownGifts['gifts'][number]
