import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/runtime-macro'
import type { IdeaDetails } from '#app/domain/ideas/idea-details.ts'
import { formatDay } from '#app/domain/dates.ts'
import { guessedAmount } from '#app/domain/ideas/guessed-price.ts'

/**
 * The price as it is shown: with the day on which a shop told it; a guess is said to be one, in words and numbers of the
 * language.
 */
export function priceInWords(
  words: I18n,
  {
    price,
    priceGuessed,
    priceSeenOn,
  }: Pick<IdeaDetails, 'price' | 'priceGuessed'> & Partial<Pick<IdeaDetails, 'priceSeenOn'>>,
): string {
  if (price === '') return price
  if (priceSeenOn)
    return words._(msg`${{ price }}, seen on ${{ day: formatDay(priceSeenOn, 'MMM d, yyyy', words.locale) }}`)
  if (!priceGuessed) return price
  const amount = guessedAmount(price, words.locale)
  const about = amount === undefined ? price : words._(msg`about ${{ amount }}`)
  return words._(msg`${{ price: about }} (estimated)`)
}
