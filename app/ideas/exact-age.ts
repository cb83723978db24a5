import type { AgeGroup } from '#app/domain/gift-profile.ts'

/** Youngest, oldest, and the age an idea must suit when no exact one is told: the safe end, six for a child. */
const BANDS: Record<AgeGroup, { from: number; to: number; assumed: number }> = {
  '0-12 years': { from: 0, to: 12, assumed: 6 },
  '13-17 years': { from: 13, to: 17, assumed: 13 },
  '18-24 years': { from: 18, to: 24, assumed: 18 },
  '25-34 years': { from: 25, to: 34, assumed: 25 },
  '35-44 years': { from: 35, to: 44, assumed: 35 },
  '45-54 years': { from: 45, to: 54, assumed: 45 },
  '55+ years': { from: 55, to: 120, assumed: 55 },
}
const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const NUMBER = `(\\d{1,3}|${WORDS.slice(1).join('|')})`
const SPOKEN: readonly RegExp[] = [
  new RegExp(
    `\\b(?:turning|turns|turned|will be|is|is now|she's|he's|they're|aged|age|just|nearly|almost) ${NUMBER}(?! ?(?:%|kg|cm|months?|weeks?|hours?|kids|children|dogs|cats|siblings|of|foot|feet|inch)| ?\\p{L}*(?:euro|pound|dollar))(?![\\p{L}\\p{N}])`,
    'gu',
  ),
  new RegExp(
    `\\b${NUMBER}[ -]?(?:years?[ -]old|year[ -]olds?|yrs?[ -]old|y\\.?o\\b|y/o|yrs?\\b|years of age)`,
    'gu',
  ),
  new RegExp(
    `\\b(?:(\\d{1,3})(?:st|nd|rd|th)|(${ORDINALS.slice(1).join('|')})) (?:birthday|bday|b-day)`,
    'gu',
  ),
]
const STAGES: readonly (readonly [RegExp, number])[] = [
  [
    /\b\d{1,2}[ -]?(?:weeks?|months?|mos?|mths?)[ -]?old\b|\bnew-?born\b|\b(?:is|for) an? (?:\w+ )?(?:baby|infant)\b|\bbaby's first\b|\bbaby shower\b/,
    0,
  ],
  [/\btoddlers?\b(?! (?:brother|sister|sibling|son|daughter|group))/, 2],
  [/\bpre-?schoolers?\b|\bnursery age\b/, 3],
  [/\bkindergart(?:e?ner|en)\b|\breception class\b/, 5],
]

function years(word: string): number {
  return Math.max(WORDS.indexOf(word), ORDINALS.indexOf(word), Number(word) || 0)
}

/**
 * The age in years that every idea must suit. An exact age told in the texts counts when it lies in the age group
 * (a mother's "my son is 9" does not); of several the youngest.
 */
export function ageToSuit(ageGroup: AgeGroup, text: string): { age: number; exact: boolean } {
  const band = BANDS[ageGroup]
  const told = [
    ...SPOKEN.flatMap((pattern) =>
      [...text.matchAll(pattern)].map((match) => years(match[1] ?? match[2] ?? '')),
    ),
    ...STAGES.filter(([pattern]) => pattern.test(text)).map(([, age]) => age),
  ].filter((age) => age >= band.from && age <= band.to)
  return told.length > 0 ? { age: Math.min(...told), exact: true } : { age: band.assumed, exact: false }
}
