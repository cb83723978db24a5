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

/** Patterns of a currency as people write it, and of an amount. */
export const CURRENCY = String.raw`(?:\p{Sc}|R\$|US\$|zł|kr\.?|TL|грн\.?|Kč|euros?|${Object.keys(CURRENCIES).join('|')})`
export const AMOUNT = String.raw`\d{1,6}(?:[.,'’ ]\d{3}){0,3}(?:[.,]\d{1,2})?`
