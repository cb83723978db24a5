/** The currencies that prices can be guessed in. */
export const CURRENCIES = [
  'EUR',
  'USD',
  'GBP',
  'AED',
  'AUD',
  'BRL',
  'CAD',
  'CHF',
  'CZK',
  'DKK',
  'EGP',
  'INR',
  'JPY',
  'MXN',
  'NOK',
  'PLN',
  'SAR',
  'SEK',
  'TRY',
  'UAH',
  'ZAR',
] as const
export type Currency = (typeof CURRENCIES)[number]

const formats = new Map<string, Intl.NumberFormat>()

/** Of whole amounts, in a language. */
export function priceFormat(currency: Currency, language: string): Intl.NumberFormat {
  const key = `${language} ${currency}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      maximumFractionDigits: 0,
      useGrouping: false,
    })
  formats.set(key, format)
  return format
}

/** An amount as people write it: "€39.90", "49 CHF". */
export function amountInWords(
  { amount, currency }: { amount: number; currency: Currency },
  language: string,
): string {
  const whole = priceFormat(currency, language)
  const format = Number.isInteger(amount)
    ? whole
    : new Intl.NumberFormat(language, { style: 'currency', currency, useGrouping: false })
  return format.format(amount).replace(/\s/g, ' ')
}

/** "A$" or "AU$", as a language writes it. */
export function signOf(currency: Currency, language: string): string {
  const parts = priceFormat(currency, language).formatToParts(1)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/** All of them with their names in a language: "Swiss Franc (CHF)". */
export function namedCurrencies(language: string): [Currency, string][] {
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  return CURRENCIES.map((one) => [one, `${names.of(one)} (${signOf(one, language)})`])
}

/** As people write it: "A$", "SFr." */
const CURRENCY =
  String.raw`(?:\p{L}{0,3}\p{Sc}|zł|kr\.?|S?Fr\.?|Rs\.?|TL|грн\.?|руб\.?|Kč|euros?|dollars?|pounds?|francs?|franken|` +
  `${CURRENCIES.join('|')})`
/** "1.299,-", "99.–", "12.5" */
const AMOUNT = String.raw`(?:${CURRENCY} ?)?\d{1,6}(?:[.,'’ ]\d{3}){0,3}(?:[.,]\d{1,2})?(?:[.,:][-–—])?`
/** The pattern of a price, about, or from an amount to another. */
export const PRICE =
  String.raw`(?:(?:ca|circa|about|approx|ab|from|env|um)\.? ?|[~≈] ?)?${AMOUNT}(?: ?[-–] ?${AMOUNT})?` +
  String.raw`(?: ?${CURRENCY})?(?:ish)?`

const WHOLE = new RegExp(`^${PRICE}$`, 'iu')
const SURE = new RegExp(String.raw`${CURRENCY}|[.,](?:\d\d|[-–—])$|:[-–—]$`, 'iu')

/** Whether a text may be a price; `surely`: it is no mere number. */
export function isPrice(text: string, surely = false): boolean {
  return WHOLE.test(text) && (!surely || SURE.test(text))
}
