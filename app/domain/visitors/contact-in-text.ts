/** 'ikea.com', 'evil。com', 'www.x.example/y', 'eva@example.org': what mail and chat programs make a link of. */
const ADDRESS = /:\/\/|[^\s.。][.。][\p{L}\p{M}]{2,}/u

/** 'evil。 com': what readers make one of. */
const SPACED_ADDRESS = /[a-z\d]\s?。\s?[a-z]{2}/i

/** Nine digits of any script or more, with what may stand between those of a telephone number. */
const DIGITS = /\p{Nd}(?:[\s\p{P}\p{S}]{0,3}\p{Nd}){8,}/gu

const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`
const MONTH = String.raw`(?:0?[1-9]|1[0-2])`
const YEAR = String.raw`(?:19|20)\d\d`
const NUMBER = String.raw`[1-9]\d{0,2}`
/** '24.', '24.12.2026', '12/24/2026', '2026-12-24', '2026/27', '18:30', '1,299.00' */
const DATE_TIME_PRICE = new RegExp(
  String.raw`^(?:${DAY}\.(?:${MONTH}\.(?:${YEAR})?)?|\d\d?/\d\d?/${YEAR}|${YEAR}-\d\d-\d\d|${YEAR}(?:/(?:${YEAR}|\d\d))?` +
    String.raw`|(?:[01]?\d|2[0-3])[.:][0-5]\d|${NUMBER}(?:[.,]\d{3})?[.,]\d\d)$`,
  'u',
)
/** '100', '92/98', '120 × 80' */
const SIZE = new RegExp(String.raw`^${NUMBER}(?:\d? ?[/×] ?[1-9]\d{0,3}){0,2}$`, 'u')
/** Also the hyphen of '24.-26.12.' */
const BETWEEN = /\s+(?:[&+/\p{Pd}]\s+)?|[–—]|(?<=\.)-/u

/** Whether mail and chat programs would make a link of something in a text, in any script. */
export function hasAddress(words: string): boolean {
  return ADDRESS.test(asSeen(words))
}

/** Whether a text holds an address or a long number that a stranger could be led to. */
export function hasContact(words: string): boolean {
  const seen = asSeen(words)
  return (
    ADDRESS.test(seen) ||
    SPACED_ADDRESS.test(seen) ||
    (seen.match(DIGITS) ?? []).some((digits) => !isListOfOthers(digits))
  )
}

/** Whether each of some numbers is a date, a time, a price or a size. */
function isListOfOthers(digits: string): boolean {
  return digits
    .replace(/\s?\p{Sc}\s?/gu, ' ')
    .split(/\s?[,;]\s/)
    .every((part) => SIZE.test(part) || part.split(BETWEEN).every((one) => DATE_TIME_PRICE.test(one)))
}

function asSeen(words: string): string {
  return words.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
}
