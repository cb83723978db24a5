const SMALL = `
    zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen
  `
  .trim()
  .split(/\s+/)
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SMALL_ORDINALS = `
    zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth
    fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth
  `
  .trim()
  .split(/\s+/)

const ORDINALS = new Map([
  ...SMALL_ORDINALS.map((word, value) => [word, value] as const),
  ...TENS.map((word, at) => [word.replace(/y$/, 'ieth'), 20 + 10 * at] as const),
])
const VALUES = new Map([
  ...SMALL.map((word, value) => [word, value] as const),
  ...TENS.map((word, at) => [word, 20 + 10 * at] as const),
])

const UNDER_HUNDRED = `(?:${TENS.join('|')})(?:[- ](?:${SMALL.slice(1, 10).join('|')}))?|${SMALL.slice(1).toReversed().join('|')}`
/** Sources of regular expressions for "twenty-five" or "a hundred and fifty", and for "seventh". */
export const SPELLED_NUMBER = `(?:(?:an?|${SMALL.slice(1, 10).join('|')}) hundred(?: and (?:${UNDER_HUNDRED}))?|${UNDER_HUNDRED})`
export const SPELLED_ORDINAL = `(?:${[...ORDINALS.keys()].slice(1).join('|')})`

/** The value of digits, a spelled number or ordinal; NaN for anything else. */
export function numberOf(words: string): number {
  if (/^\d/.test(words)) return Number(words)
  const ordinal = ORDINALS.get(words)
  if (ordinal !== undefined) return ordinal
  return words.split(/[- ]/).reduce((sum, word) => {
    if (word === 'a' || word === 'an') return sum + 1
    if (word === 'hundred') return sum * 100
    return word === 'and' ? sum : sum + (VALUES.get(word) ?? Number.NaN)
  }, 0)
}
