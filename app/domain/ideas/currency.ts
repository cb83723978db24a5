/** The currencies that prices can be guessed in, with what people call them. */
export const CURRENCIES = {
  EUR: 'Euro (€)',
  USD: 'US dollar ($)',
  GBP: 'British pound (£)',
  AUD: 'Australian dollar (A$)',
  BRL: 'Brazilian real (R$)',
  CAD: 'Canadian dollar (CA$)',
  CHF: 'Swiss franc (CHF)',
  CZK: 'Czech koruna (CZK)',
  DKK: 'Danish krone (DKK)',
  INR: 'Indian rupee (₹)',
  JPY: 'Japanese yen (¥)',
  MXN: 'Mexican peso (MX$)',
  NOK: 'Norwegian krone (NOK)',
  PLN: 'Polish złoty (PLN)',
  SEK: 'Swedish krona (SEK)',
  ZAR: 'South African rand (ZAR)',
} as const
export type Currency = keyof typeof CURRENCIES

/** As people write it: "A$", "SFr." */
const CURRENCY =
  String.raw`(?:\p{L}{0,3}\p{Sc}|zł|kr\.?|S?Fr\.?|Rs\.?|TL|грн\.?|руб\.?|Kč|euros?|dollars?|pounds?|francs?|franken|` +
  `${Object.keys(CURRENCIES).join('|')})`
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
