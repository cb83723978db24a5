import type { IdeaLine } from '#app/domain/ideas/gift-suggestions.ts'
import { daySeen } from '#app/domain/ideas/idea-details.ts'
import { nameOfLink } from '#app/domain/pasted-ideas/pasted-ideas.ts'
import { trimmed } from '#app/domain/text.ts'

/** What a shop told of a product, as a line posts it; '' for what it did not tell. */
export interface FoundProduct {
  name: string
  price: string
  priceSeen: string
  picture: string
}

export const NOTHING_FOUND: FoundProduct = { name: '', price: '', priceSeen: '', picture: '' }

type Written = Required<{ [Field in keyof Omit<IdeaLine, 'id' | 'details'>]: string }>

/**
 * A line with what its shop told, wherever the owner wrote nothing: in empty fields, over a name that the link alone
 * made, over a price that the shop told on another day, and over what is still as it was `before`.
 */
export function withFound(
  line: Written,
  found: FoundProduct,
  before: Pick<FoundProduct, 'name' | 'price' | 'picture'> = NOTHING_FOUND,
): Written {
  const isFree = (written: string, ...others: string[]) => ['', ...others].includes(trimmed(written))
  const priceMayCome = isFree(line.price, before.price) || daySeen(line.price, line.priceSeen) !== null
  const isPriced = found.price !== '' && priceMayCome
  return {
    ...line,
    text: found.name !== '' && isFree(line.text, before.name, nameOfLink(line.link)) ? found.name : line.text,
    price: isPriced ? found.price : line.price,
    priceSeen: isPriced ? found.priceSeen : line.priceSeen,
    picture: found.picture !== '' && isFree(line.picture, before.picture) ? found.picture : line.picture,
  }
}
