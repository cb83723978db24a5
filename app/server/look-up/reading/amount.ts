import { CURRENCIES, type Currency } from '#app/domain/ideas/currency.ts'

export interface Price {
  amount: number
  currency: Currency
}

const SIGNS: Record<string, Currency> = {
  '€': 'EUR',
  '£': 'GBP',
  us$: 'USD',
  a$: 'AUD',
  au$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  mx$: 'MXN',
  r$: 'BRL',
  '₹': 'INR',
  zł: 'PLN',
  kč: 'CZK',
  '₺': 'TRY',
  tl: 'TRY',
  '₴': 'UAH',
  грн: 'UAH',
  'fr.': 'CHF',
  'sfr.': 'CHF',
  'e£': 'EGP',
  euro: 'EUR',
  euros: 'EUR',
  円: 'JPY',
}
/** Signs of several currencies, by the country of the page. */
const SHARED: Record<string, Partial<Record<string, Currency>>> = {
  $: { us: 'USD', ca: 'CAD', au: 'AUD', mx: 'MXN' },
  kr: { se: 'SEK', no: 'NOK', dk: 'DKK' },
  'kr.': { se: 'SEK', no: 'NOK', dk: 'DKK' },
  '¥': { jp: 'JPY' },
  '￥': { jp: 'JPY' },
  rs: { in: 'INR' },
  'rs.': { in: 'INR' },
  r: { za: 'ZAR' },
}
const MAX_LENGTH = 60
const TEXT =
  /^(?<before>[^\d\s.,’'-][^\d\s,’'-]{0,4})?\s*(?<amount>\d(?:[\d.,’'\s]*\d)?)(?:[.,:]?\s?[-–—]{1,2})?\s*(?<after>[^\d\s.,’'-]\S{0,4})?$/u

/** The currency of a code ("eur") or a sign; of a sign of several currencies that of the country, if one is known. */
export function currencyOf(written: string, country = ''): Currency | undefined {
  const sign = written.trim().toLowerCase()
  const code = CURRENCIES.find((one) => one === sign.toUpperCase())
  return (
    code ??
    (Object.hasOwn(SIGNS, sign) ? SIGNS[sign] : undefined) ??
    (Object.hasOwn(SHARED, sign) ? SHARED[sign]?.[country] : undefined)
  )
}

/** A price as people read it, "CHF 49.–", that is the whole text; with its currency in it, or else the one given. */
export function priceInText(text: string, country: string, given?: Currency): Price | undefined {
  const {
    before,
    amount: written = '',
    after,
  } = TEXT.exec(
    text
      .slice(0, MAX_LENGTH + 1)
      .replace(/\s+/gu, ' ')
      .trim(),
  )?.groups ?? {}
  const amount = amountOf(written.trim(), true)
  if (amount === undefined || (before && after)) return undefined
  const sign = before ?? after
  const currency = sign ? currencyOf(sign, country) : given
  return currency && (given ?? currency) === currency ? { amount, currency } : undefined
}

/**
 * A positive amount, to two digits. For machines a dot divides decimals, but many write as people do; a dot before three
 * digits could then mean either, and gives nothing.
 */
export function amountOf(written: string, forPeople = false): number | undefined {
  const text = written.slice(0, MAX_LENGTH + 1).replace(/(?<=\d)[\s’'](?=\d{3}(?!\d))/gu, '')
  if (text.length > MAX_LENGTH || !/^\d{1,9}(?:[.,]\d+)*$/.test(text)) return undefined
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) return positive(text)
  const [whole, decimals] = [text.slice(0, last), text.slice(last + 1)]
  const separator = text[last]
  const groups = whole.split(/[.,]/)
  const areThousands = groups.every((group, at) => (at === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(group))
  const marks = new Set(whole.match(/[.,]/g))
  if (marks.has(separator ?? ''))
    return decimals.length === 3 && areThousands && marks.size === 1
      ? positive(groups.join('') + decimals)
      : undefined
  if (marks.size > 0)
    return areThousands && decimals.length <= 2 ? positive(`${groups.join('')}.${decimals}`) : undefined
  if (decimals.length !== 3)
    return decimals.length < 3 || separator === '.' ? positive(`${whole}.${decimals}`) : undefined
  return areThousands && (forPeople || separator === ',') ? positive(whole + decimals) : undefined
}

function positive(text: string): number | undefined {
  const amount = Math.round(Number(text) * 100) / 100
  return amount > 0 && amount < 10_000_000 ? amount : undefined
}
