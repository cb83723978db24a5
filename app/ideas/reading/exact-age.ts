import type { AgeGroup } from '#app/domain/profiles/gift-profile.ts'
import { numberOf, SPELLED_NUMBER, SPELLED_ORDINAL } from '#app/ideas/reading/money/spelled-numbers.ts'

/** `assumed` without an exact age: the youngest, but six for a child. */
const AGE_BANDS: Record<AgeGroup, { from: number; to: number; assumed: number }> = {
  '0-12 years': { from: 0, to: 12, assumed: 6 },
  '13-17 years': { from: 13, to: 17, assumed: 13 },
  '18-24 years': { from: 18, to: 24, assumed: 18 },
  '25-34 years': { from: 25, to: 34, assumed: 25 },
  '35-44 years': { from: 35, to: 44, assumed: 35 },
  '45-54 years': { from: 45, to: 54, assumed: 45 },
  '55+ years': { from: 55, to: 120, assumed: 55 },
}
const NUMBER = `(?<![.,\\d])(\\d{1,3}|${SPELLED_NUMBER})(?:[.,]\\d)?`
const AGE_PATTERNS: readonly { pattern: RegExp; years: (value: number) => number }[] = (
  [
    [
      `\\b(?:turning|turns|turned|will be|is|is now|she's|he's|they're|aged|age|just|nearly|almost|sweet) ${NUMBER}(?! ?(?:%|kg|cm|months?|weeks?|hours?|kids|children|dogs|cats|siblings|of|foot|feet|inch)| ?\\p{L}*(?:euro|pound|dollar))(?![\\p{L}\\p{N}])`,
      (value) => value,
    ],
    [
      `\\b${NUMBER}[ -]?(?:years?[ -]old|year[ -]olds?|yrs?[ -]old|y\\.?o\\b|y/o|yrs?\\b|years of age)`,
      (value) => value,
    ],
    [`\\b(\\d{1,3})(?:st|nd|rd|th) (?:birthday|bday|b-day)`, (value) => value],
    [`\\b(${SPELLED_ORDINAL}) (?:birthday|bday|b-day)`, (value) => value],
    [
      `\\b${NUMBER}[ -]?(?:months?|mos?|mths?)(?:[ -]old)?\\b(?! (?:ago|pregnant|of|sober|time|together))`,
      (value) => Math.floor(value / 12),
    ],
    // "10 next week", "9, has her own pony": of children; the rest counts as money.
    ['(?<=^|[.,;\\n] ?)(1?\\d)(?= *(?:$|[,;.\\n]|next|soon|this|girl|boy)(?!\\d))', (value) => value],
    [`(?<!\\p{L})(?:wird|wordt|compie|cumple|kończy) ${NUMBER}(?! ?(?:%|kg|cm|€|euro))`, (value) => value],
    [
      `(?<!\\p{L})(?:hat|ha|a|ist|is|fait|fête|tiene|faz|tem|ma) ${NUMBER} (?:ans|años|anni|anos|lat|jahre|jaar)(?!\\p{L})`,
      (value) => value,
    ],
    // British school years begin at five, American grades at six.
    [`\\b(?:in|starting|starts|going into) year ${NUMBER}\\b`, (value) => value + 4],
    [`\\b(?:in )?grade ${NUMBER}\\b`, (value) => value + 5],
    [
      `\\b(${SPELLED_ORDINAL}|\\d{1,2}(?=st|nd|rd|th))(?:st|nd|rd|th)?[ -]grade(?:r|rs)?\\b`,
      (value) => value + 5,
    ],
  ] as readonly (readonly [string, (value: number) => number])[]
).map(([source, years]) => ({ pattern: new RegExp(source, 'gu'), years }))
const LIFE_STAGES: readonly (readonly [RegExp, number])[] = [
  [
    /\b\d{1,2}[ -]?weeks?[ -]?old\b|\bnew-?born\b|\b(?:is|for) an? (?:\w+ )?(?:baby|infant)\b|\bbaby's first\b|\bbaby shower\b/,
    0,
  ],
  [/\btoddlers?\b(?! (?:brother|sister|sibling|son|daughter|group))/, 2],
  [/\bpre-?schoolers?\b|\bnursery age\b/, 3],
  [
    /\bkindergart(?:e?ner|en)\b|\breception class\b|\bstart(?:s|ing) (?:primary )?school\b|\bfirst day (?:of|at) school\b/,
    5,
  ],
  [/\bpre-?teens?\b|\btweens?\b|\bstart(?:s|ing) (?:secondary|middle) school\b/, 11],
]

export interface AgeToSuit {
  /** In years. */
  age: number
  exact: boolean
}

/**
 * The age that every idea must suit: of the exact ages in a normalised text the youngest within the age group (a mother's
 * "my son is 9" is not), else a safe one.
 */
export function ageToSuit(ageGroup: AgeGroup, text: string): AgeToSuit {
  const { from, to, assumed } = AGE_BANDS[ageGroup]
  const ages = [
    ...AGE_PATTERNS.flatMap(({ pattern, years }) =>
      [...text.matchAll(pattern)].map((match) => years(numberOf(match[1] ?? ''))),
    ),
    ...LIFE_STAGES.filter(([pattern]) => pattern.test(text)).map(([, age]) => age),
  ].filter((age) => age >= from && age <= to)
  return ages.length > 0 ? { age: Math.min(...ages), exact: true } : { age: assumed, exact: false }
}
