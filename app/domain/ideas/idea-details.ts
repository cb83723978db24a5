import { isCalendarDay } from '#app/domain/dates.ts'

export const MAX_DETAILS_LENGTH = 120
export const MAX_PRICE_LENGTH = 20

export interface IdeaDetails {
  productUrl: string | null
  /** "Size 92", "or second-hand"; '' for none. */
  details: string
  /** As text with its currency; '' for none. */
  price: string
  priceGuessed: boolean
  /** The day on which the shop told the price; null for any other price. */
  priceSeenOn: string | null
  /** The hash of its picture. */
  picture: string | null
}

export const NO_DETAILS: IdeaDetails = {
  productUrl: null,
  details: '',
  price: '',
  priceGuessed: false,
  priceSeenOn: null,
  picture: null,
}

/** Whether an owner has said more of an idea than its text. */
export function hasOwnDetails({
  productUrl,
  details,
  price,
  priceGuessed,
  picture,
}: Pick<IdeaDetails, 'productUrl' | 'details' | 'price' | 'priceGuessed'> & { picture: unknown }): boolean {
  return productUrl !== null || details !== '' || (price !== '' && !priceGuessed) || picture !== null
}

/** What a form posts beside a price that the shop told: the day and the price, so that another price is not taken for it. */
export function seenPrice({ price, priceSeenOn }: Pick<IdeaDetails, 'price' | 'priceSeenOn'>): string {
  return priceSeenOn === null ? '' : `${priceSeenOn} ${price}`
}

/** The day on which the shop told this price, by what `seenPrice` made; null where that is of another price, or no day. */
export function daySeen(price: string, seen: string): string | null {
  const day = seen.slice(0, 10)
  return price !== '' && isCalendarDay(day) && seen === `${day} ${price}` ? day : null
}
