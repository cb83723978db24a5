export const MAX_DETAILS_LENGTH = 120
export const MAX_PRICE_LENGTH = 20

export interface IdeaDetails {
  productUrl: string | null
  /** "Size 92", "or second-hand"; '' for none. */
  details: string
  /** As text with its currency; '' for none. */
  price: string
  priceGuessed: boolean
}

export const NO_DETAILS: IdeaDetails = { productUrl: null, details: '', price: '', priceGuessed: false }

/** Whether an owner has said more of an idea than its text. */
export function hasOwnDetails({ productUrl, details, price, priceGuessed }: IdeaDetails): boolean {
  return productUrl !== null || details !== '' || (price !== '' && !priceGuessed)
}
