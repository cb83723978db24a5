/** 'ikea.com', 'evil。com', 'www.x.example/y', 'eva@example.org': what mail and chat programs make a link of. */
const ADDRESS = /:\/\/|[^\s.。][.。][\p{L}\p{M}]{2,}/u

/** 'evil。 com': what readers make one of. */
const SPACED_ADDRESS = /[a-z\d]\s?。\s?[a-z]{2}/i

/** Nine digits of any script or more, with what may stand between those of a telephone number. */
const NINE_DIGITS = String.raw`\p{Nd}(?:[\s\p{P}\p{S}\p{M}]{0,8}\p{Nd}){8,}`
const DIGITS = new RegExp(NINE_DIGITS, 'gu')
/** "+1900/555, 1234" */
const ABROAD = new RegExp(String.raw`\+\s?${NINE_DIGITS}`, 'u')

const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`
const MONTH = String.raw`(?:0?[1-9]|1[0-2])`
const YEAR = String.raw`(?:19|20)\d\d`
const NUMBER = String.raw`[1-9]\d{0,2}`
/** '24.12.26', '12/24/2026', '24-12-2026', '2026-12-24', '2026/27' */
const DATE = new RegExp(
  String.raw`^(?:${DAY}\.${MONTH}\.(?:20)?\d\d|\d\d?[-/]\d\d?[-/]${YEAR}|${YEAR}[-.]\d\d[-.]\d\d|${YEAR}(?:/(?:${YEAR}|\d\d))?)$`,
  'u',
)
/** '24.', '24.12.', '18:30', '1,299.00' */
const TIME_OR_PRICE = new RegExp(
  String.raw`^(?:${DAY}\.(?:${MONTH}\.)?|(?:[01]?\d|2[0-3])[.:][0-5]\d|${NUMBER}(?:\.\d{3})?,\d\d|${NUMBER}(?:,\d{3})?\.\d\d)$`,
  'u',
)
/** One to another, or so many digits; more in a row may be dialled. */
const MOST_NUMBERS = 2
const MOST_DIGITS = 8
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
    (seen.match(DIGITS) ?? []).some((digits) => !isListOfOthers(digits)) ||
    ABROAD.test(seen)
  )
}

/** Whether each of some numbers is a date, a time, a price or a size. */
function isListOfOthers(digits: string): boolean {
  return digits
    .replace(/\s?\p{Sc}\s?/gu, ' ')
    .split(/\s?[,;]\s/)
    .every((part) => {
      if (SIZE.test(part)) return part.includes('×') || digitsOf(part) <= MOST_DIGITS
      const numbers = part.split(BETWEEN)
      const others = numbers.filter((one) => !DATE.test(one))
      const dates = numbers.length - others.length
      const few = others.length <= MOST_NUMBERS || digitsOf(others.join('')) <= MOST_DIGITS
      return dates <= MOST_NUMBERS && few && others.every((one) => TIME_OR_PRICE.test(one))
    })
}

function digitsOf(numbers: string): number {
  return numbers.match(/\d/g)?.length ?? 0
}

function asSeen(words: string): string {
  return words.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
}
