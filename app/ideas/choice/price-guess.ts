import { SOURCE_LANGUAGE } from '#app/domain/languages.ts'
import type { Currency } from '#app/domain/ideas/currency.ts'
import { bandInWords, type PriceBand } from '#app/domain/ideas/guessed-price.ts'
import { MAX_PRICE_LENGTH } from '#app/domain/ideas/idea-details.ts'
import type { Idea } from '#app/ideas/idea.ts'
import { unitsPerEuro } from '#app/ideas/reading/money/budget.ts'

/** A price of the catalogue in a currency: in others than those it was written for, to two digits. */
export function bandIn({ minimum, typical }: Idea['price'], currency: Currency): PriceBand {
  const units = unitsPerEuro(currency)
  const [low = 0, high = 0] = [minimum, typical].map((price) =>
    units === 1 ? price : Number((price * units).toPrecision(2)),
  )
  return { low, high }
}

/** The band that a model's words name, such as "20-30" or "$1,500 to 2,000"; undefined for anything but one or two numbers. */
export function bandNamed(words: string): PriceBand | undefined {
  const numbers = words
    .slice(0, 60)
    .replace(/[.,](?=\d{3}(?!\d))/g, '')
    .replace(/[.,]\d{1,2}(?!\d)/g, '')
    .match(/\d+/g)
  if (!numbers || numbers.length > 2 || numbers.some((digits) => digits.length > 6)) return undefined
  const [low = 0, high = low] = numbers.map(Number)
  return low > 0 && low <= high ? { low, high } : undefined
}

/** What something of this band typically costs, in the units of the catalogue: its upper end, as of our own ideas. */
export function typicalOf({ high }: PriceBand, currency: Currency): number {
  return high / unitsPerEuro(currency)
}

/** "about €20–30", short enough for an idea's price. It is kept in English; `guessedAmount` reads it for other languages. */
export function guessInWords({ low, high }: PriceBand, currency: Currency): string {
  const inWords = (from: number) => `about ${bandInWords({ low: from, high }, currency, SOURCE_LANGUAGE)}`
  const band = inWords(low)
  return band.length <= MAX_PRICE_LENGTH ? band : inWords(high)
}
