import type { AgeGroup, OccasionType } from '#app/domain/profiles/gift-profile.ts'
import { numberOf, SPELLED_NUMBER, SPELLED_ORDINAL } from '#app/ideas/reading/money/spelled-numbers.ts'
import {
  AFTER,
  BEFORE,
  BIRTHDAY,
  HAVING,
  MONTHS,
  NUMBERS,
  ORDINALS,
  SCHOOL_YEARS,
  STAGES,
  YEARS,
} from '#app/ideas/words/languages/age-words.ts'

/** `assumed` without an exact age: the youngest, but six to eight for a child, and who leaves school at a graduation. */
const AGE_BANDS: Record<
  AgeGroup,
  { from: number; to: number; assumed: number; upTo?: number; graduate?: number }
> = {
  '0-12 years': { from: 0, to: 12, assumed: 6, upTo: 8 },
  '13-17 years': { from: 13, to: 17, assumed: 13, graduate: 17 },
  '18-24 years': { from: 18, to: 24, assumed: 18 },
  '25-34 years': { from: 25, to: 34, assumed: 25 },
  '35-44 years': { from: 35, to: 44, assumed: 35 },
  '45-54 years': { from: 45, to: 54, assumed: 45 },
  '55+ years': { from: 55, to: 120, assumed: 55 },
}

const listed = (words: string) =>
  words
    .trim()
    .split(/,\s+/)
    .toSorted((a, b) => b.length - a.length)
const oneOf = (words: string) => `(?:${listed(words).join('|')})`
/** Rows of words by their place: the first is 1. */
const inOrder = (table: string) =>
  table
    .trim()
    .split('\n')
    .flatMap((row) => row.split(', ').map((word, at) => [word, at + 1] as const))

const FOREIGN_NUMBERS = inOrder(NUMBERS)
const FOREIGN_ORDINALS = inOrder(ORDINALS)
const anyOf = (words: readonly (readonly [string, number])[]) =>
  `(?:${words.map(([word]) => word).join('|')})`
const number = (words: string) => `(?<![.,\\d])(\\d{1,3}|${SPELLED_NUMBER}|${words})(?:[.,]\\d)?`
const NUMBER = number(anyOf(FOREIGN_NUMBERS))
/** "Ist ein liebes Kind" */
const NUMBER_ALONE = number(anyOf(FOREIGN_NUMBERS.filter(([, value]) => value > 1)))
const ORDINAL = `(${SPELLED_ORDINAL}|${anyOf(FOREIGN_ORDINALS)}\\p{L}*|\\d{1,3}(?=[.°]|st|nd|rd|th|e|er|ère|ème|de|ste|o|a|ta| )[.°\\p{L}]*)`
const BEGINS = '(?<![\\p{L}\\p{N}])'
const ENDS = '(?![\\p{L}\\p{N}])'
const STANDS_ALONE = '(?<=^|[.,;:(\\n] ?|- )'
const NO_UNIT =
  '(?! ?(?:%|kg|cm|€|months?|weeks?|hours?|kids|children|dogs|cats|siblings|of|foot|feet|inch|stunden|chats?)| ?\\p{L}*(?:euro|pound|dollar))'
const same = (value: number) => value

const SOURCES: readonly (readonly [source: string, years: (value: number) => number])[] = [
  [`${BEGINS}${oneOf(BEFORE)} ${NUMBER_ALONE}${NO_UNIT}${ENDS}`, same],
  [`${BEGINS}${NUMBER}[ -]?${oneOf(AFTER)}${ENDS}`, same],
  [`${BEGINS}${oneOf(HAVING)} ${NUMBER} ${oneOf(YEARS)}${ENDS}`, same],
  [`${STANDS_ALONE}${NUMBER} ${oneOf(YEARS)}(?= *(?:$|[.,;:!)\\n]))`, same],
  [`${BEGINS}${ORDINAL} ?${oneOf(BIRTHDAY)}`, same],
  [`${BEGINS}(\\d{2,3})(?:st|nd|rd|th)(?= *(?:$|[.,;!\\n]))`, same],
  [`${BEGINS}${oneOf(BIRTHDAY)} (?:no\\.?|number|nr\\.?|#) ?${NUMBER}${ENDS}`, same],
  [
    `(?<!(?:for|since|seit|in|every|last|past|depuis|desde|hace|fa|há|faz|al|od|next|only|under|the) )${BEGINS}${NUMBER}[ -]?` +
      `${oneOf(MONTHS)}(?:[ -]old)?${ENDS}(?! (?:ago|pregnant|of|sober|time|together))`,
    (value: number) => Math.floor(value / 12),
  ],
  // "10 next week", "9, has her own pony", "32".
  [
    '(?<=^|[.,;\\n] ?)(\\d\\d?)(?!\\. ?kla)(?= *(?:$|[,;.\\n]|next|soon|this|and|but|girl|boy|on|in|am|im|le|el|il|em|op|w)(?!\\d|[\\p{L}]))',
    same,
  ],
  ...SCHOOL_YEARS.trim()
    .split('\n')
    .flatMap((row): [string, (value: number) => number][] => {
      const [words = '', first] = row.split(' | ')
      const years = (value: number) => value - 1 + Number(first)
      return [
        [`${BEGINS}(?:in |starting |starts |going into |w )?${oneOf(words)} ${NUMBER}${ENDS}`, years],
        [`${BEGINS}${ORDINAL}[ -](?:de )?${oneOf(words)}(?:r|rs)?${ENDS}`, years],
      ]
    }),
]
const PATTERNS = SOURCES.map(([source, years]) => ({ pattern: new RegExp(source, 'gu'), years }))

const LIFE_STAGES = STAGES.trim()
  .split(/\n(?=\d+ \|)/)
  .map((row) => {
    const [age = '', words = ''] = row.split(' | ')
    return { age: Number(age), pattern: new RegExp(`${BEGINS}${oneOf(words)}${ENDS}`, 'u') }
  })

const VALUES = [
  ...FOREIGN_NUMBERS.map(([word, value]) => [`${word}$`, value] as const),
  ...FOREIGN_ORDINALS,
].map(([source, value]) => ({ pattern: new RegExp(`^${source}`, 'u'), value }))

function valueOf(words: string): number {
  const value = numberOf(words.replace(/^(\d+).*$/u, '$1'))
  return Number.isNaN(value) ? (VALUES.find(({ pattern }) => pattern.test(words))?.value ?? value) : value
}

/** Whether somebody of the age group may be so old. */
export function isOfGroup(ageGroup: AgeGroup, years: number): boolean {
  const { from, to } = AGE_BANDS[ageGroup]
  return years >= from && years <= to
}

export interface AgeToSuit {
  /** In years; every idea suits all ages from `age` to `upTo`. */
  age: number
  upTo: number
  exact: boolean
}

/**
 * The age that every idea must suit: of the exact ages in a normalised text the youngest within the age group (a mother's
 * "my son is 9" is not), else a safe one.
 */
export function ageToSuit(ageGroup: AgeGroup, text: string, occasion: OccasionType = 'other'): AgeToSuit {
  const { from, to, assumed: usual, graduate, upTo: last } = AGE_BANDS[ageGroup]
  const assumed = (occasion === 'graduation' ? graduate : undefined) ?? usual
  const upTo = last ?? assumed
  const ages = [
    ...PATTERNS.flatMap(({ pattern, years }) =>
      [...text.matchAll(pattern)].map((match) => years(valueOf(match[1] ?? ''))),
    ),
    ...LIFE_STAGES.filter(({ pattern }) => pattern.test(text)).map(({ age }) => age),
  ].filter((age) => age >= from && age <= to)
  const age = Math.min(...ages)
  return ages.length > 0 ? { age, upTo: age, exact: true } : { age: assumed, upTo, exact: false }
}
