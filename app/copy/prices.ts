import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/runtime-macro'
import type { IdeaDetails } from '#app/domain/ideas/idea-details.ts'
import { formatDay } from '#app/domain/dates.ts'
import { guessedAmount } from '#app/domain/ideas/guessed-price.ts'

/** The price as it is shown: a guess is said to be one, in words and numbers of the language. */
export function priceInWords(
  words: I18n,
  { price, priceGuessed }: Pick<IdeaDetails, 'price' | 'priceGuessed'>,
): string {
  if (!priceGuessed || price === '') return price
  const amount = guessedAmount(price, words.locale)
  const about = amount === undefined ? price : words._(msg`about ${{ amount }}`)
  return words._(msg`${{ price: about }} (estimated)`)
}

/** A price that the shop told, with the day; undefined for any other. */
export function priceSeenInWords(
  words: I18n,
  { price, priceSeenOn }: { price: string; priceSeenOn?: string | null },
): string | undefined {
  if (!priceSeenOn || price === '') return undefined
  return words._(msg`${{ price }}, seen on ${{ day: formatDay(priceSeenOn, 'MMM d, yyyy', words.locale) }}`)
}
