import { CURRENCIES, type Currency, priceFormat, signOf } from '#app/domain/ideas/currency.ts'
import { SOURCE_LANGUAGE } from '#app/domain/languages.ts'

/** What an idea costs, roughly, in whole units of a currency. */
export interface PriceBand {
  low: number
  high: number
}

/** "€20–30", or as the language writes it: "20–30 €". */
export function bandInWords({ low, high }: PriceBand, currency: Currency, language: string): string {
  return priceFormat(currency, language)
    .formatToParts(high)
    .map(({ type, value }) => (type === 'integer' && low !== high ? `${low}–${value}` : value))
    .join('')
    .replace(/\s/g, ' ')
}

/** The amount of a guess as it is kept, "about €20–30", as a language writes it; undefined for any other price. */
export function guessedAmount(kept: string, language: string): string | undefined {
  const [, sign, low, high = low] = /^about (\D+?) ?(\d+)(?:–(\d+))?$/.exec(kept) ?? []
  const currency = CURRENCIES.find((one) => signOf(one, SOURCE_LANGUAGE) === sign)
  return currency && bandInWords({ low: Number(low), high: Number(high) }, currency, language)
}
