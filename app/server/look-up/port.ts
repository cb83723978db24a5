import type { Currency } from '#app/domain/ideas/currency.ts'
import type { Outcome } from '#app/domain/outcome.ts'

/** What a shop's page says of its product; at least one of it. */
interface FoundProduct {
  /** '' where the page has none. */
  name: string
  price: { amount: number; currency: Currency } | null
  picture: MadePicture | null
}

/** Why a shop was not asked, or told nothing. */
export type LookUpRefused =
  | 'look_up_address'
  | 'look_ups_busy'
  | 'shop_turned_away'
  | 'shop_unreachable'
  | 'shop_untrusted'
  | 'shop_page_large'
  | 'shop_no_answer'
  | 'shop_no_page'
  | 'shop_no_product'

/** Asks a shop for the product at an address, as a stranger typed it. */
export type LookUp = (address: string) => Promise<Outcome<FoundProduct, LookUpRefused>>

interface PictureForm {
  bytes: Buffer
  width: number
  height: number
}

export type PictureRefused =
  /** By the shop whose page shows it. */
  | 'picture_not_given'
  | 'picture_not_read'
  | 'picture_heic'
  | 'picture_too_large'
  | 'picture_too_small'
  | 'pictures_busy'

/** A picture made anew in two sizes, with the SHA-256 of the large one, or why it was not. */
export type MadePicture = Outcome<{ hash: string; small: PictureForm; large: PictureForm }, PictureRefused>

/** Makes the picture in a file anew, without what was told with it; a few at a time. */
export type MakePicture = (file: Uint8Array) => Promise<MadePicture>
