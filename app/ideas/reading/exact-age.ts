import type { AgeGroup, OccasionType } from '#app/domain/profiles/gift-profile.ts'
import { numberOf, SPELLED_NUMBER, SPELLED_ORDINAL } from '#app/ideas/reading/money/spelled-numbers.ts'
import {
  AFTER,
  BABIES,
  CHRISTENINGS,
  BEFORE,
  BIRTHDAY,
  HAVING,
  MONTHS,
  NUMBERS,
  OCCASION_AGES,
  OF_THE_GIVER,
  ORDINALS,
  SCHOOL_YEARS,
  SIBLINGS,
  STAGES,
  YEARS,
} from '#app/ideas/words/languages/age-words.ts'
import { normalise } from '#app/ideas/words/lemmas.ts'
import { folded } from '#app/ideas/words/phrase-pattern.ts'

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

/** Many write without accents. */
const listed = (words: string) =>
  [...new Set([words, folded(words)].flatMap((each) => each.trim().split(/,\s+/)))].toSorted(
    (a, b) => b.length - a.length,
  )
const oneOf = (words: string) => `(?:${listed(words).join('|')})`
/** Rows of words by their place: the first is 1. */
const inOrder = (table: string) => {
  const words = `${table.trim()}\n${folded(table).trim()}`
    .split('\n')
    .flatMap((row) => row.split(', ').map((word, at) => [word, at + 1] as const))
  return [...new Map(words.map((each) => [each.join(' '), each])).values()]
}

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
const wholeWords = (words: string) => new RegExp(`${BEGINS}${oneOf(words)}${ENDS}`, 'u')
const STANDS_ALONE = '(?<=^|[.,;:(\\n] ?|- )'
const NO_UNIT =
  '(?! ?(?:%|kg|cm|€|months?|weeks?|hours?|kids|children|dogs|cats|siblings|of|foot|feet|inch|stunden|chats?)| ?\\p{L}*(?:euro|pound|dollar))'
/** What follows an age that somebody soon has: "9 ans dans un mois". */
const SOON =
  '(?:dans|ds|en|in|im|am|bald|bientôt|nächste\\p{L}*|demain|le|el|il|fra|tra|dentro|mañana|prossim\\p{L}*|a|em|over|za|binnenkort|wkrótce)(?!\\p{L})'
const same = (value: number) => value

const SOURCES: readonly (readonly [source: string, years: (value: number) => number])[] = [
  [`${BEGINS}${oneOf(BEFORE)} ${NUMBER_ALONE}${NO_UNIT}${ENDS}`, same],
  [`${BEGINS}${NUMBER}[ -]?${oneOf(AFTER)}${ENDS}`, same],
  [`${BEGINS}${oneOf(HAVING)} ${NUMBER} ${oneOf(YEARS)}${ENDS}`, same],
  [`${STANDS_ALONE}${NUMBER} ${oneOf(YEARS)}(?= *(?:$|[.,;:!)\\n]|${SOON}))`, same],
  [`${BEGINS}${ORDINAL} ?${oneOf(BIRTHDAY)}`, same],
  [`${BEGINS}(\\d{2,3})(?:st|nd|rd|th)(?= *(?:$|[.,;!\\n]))`, same],
  [`${BEGINS}${oneOf(BIRTHDAY)} (?:no\\.?|number|nr\\.?|#) ?${NUMBER}${ENDS}`, same],
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
const IN_MONTHS = new RegExp(
  `(?<!(?<!\\p{L})(?:for|since|seit|in|dans|ds|fra|tra|dentro de|daqui a|binnen|over|za|em|cada|ogni|chaque|every|last|past|depuis|desde|hace|fa|há|faz|al|od|next|the) )` +
    // "Only 5 months", but not "plays for under 6 months".
    `(?<!(?<!^|[\\n.,;:(] ?|'s |is |are )(?:only|just|under|over|about) )${BEGINS}${NUMBER}[ -]?` +
    `${oneOf(MONTHS)}(?:[ -]old)?${ENDS}(?! (?:ago|back|pregnant|of|sober|time|together|to go|left|until|till))`,
  'gu',
)
const PATTERNS = SOURCES.map(([source, years]) => ({ pattern: new RegExp(source, 'gu'), years }))

const LIFE_STAGES = STAGES.trim()
  .split(/\n(?=\d+ \|)/)
  .map((row) => {
    const [age = '', words = ''] = row.split(' | ')
    return { age: Number(age), pattern: wholeWords(words) }
  })

/** Not "my sister's baby" */
const SIBLING = new RegExp(
  `(?<!(?:${OF_THE_GIVER.trim().replaceAll(/,\s+/g, '|')}) )${BEGINS}${oneOf(SIBLINGS)}${ENDS}(?!'s)`,
  'u',
)
/** Of whoever is christened, a brother or not. */
const CHRISTENING = wholeWords(CHRISTENINGS)
const BABY = wholeWords(BABIES)
const AGES_OF_OCCASIONS = OCCASION_AGES.trim()
  .split(/\n(?=\d)/)
  .map((row) => {
    const [ages = '', words = ''] = row.split(' | ')
    const [from = 0, to = from] = ages.split('-').map(Number)
    return { from, to, pattern: wholeWords(words) }
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

/** Nothing of a name but how old it says they are: "6" of "Teddy (6)", "baby" of "Baby Jo"; else undefined. */
export function ageInName(name: string): string | undefined {
  const plain = normalise(name)
  const years = [...plain.matchAll(/[(,]([^(),]*\d[^(),]*)/g)].flatMap(([, said = '']) =>
    ageWordsIn(said.trim()),
  )
  const [baby] = BABY.exec(plain) ?? []
  return years.length > 0 ? years.join(', ') : baby
}

/**
 * The age that every idea must suit: what their name says, else of the exact ages in a normalised text the youngest
 * within the age group (a mother's "my son is 9" is not), else the age at which the occasion is celebrated, else a safe one.
 */
export function ageToSuit(
  ageGroup: AgeGroup,
  text: string,
  { type = 'other', name = '', inName = '' }: { type?: OccasionType; name?: string; inName?: string } = {},
): AgeToSuit {
  const { from, to, assumed: usual, graduate, upTo: last } = AGE_BANDS[ageGroup]
  const isOfBand = (age: number) => age >= from && age <= to
  const named = [...agesIn(inName), ...agesInMonths(inName)].filter(isOfBand)
  if (named.length > 0) return { age: Math.min(...named), upTo: Math.max(...named), exact: true }
  const inYears = agesIn(text).filter(isOfBand)
  // "Is 9, and for three months we swept glitter": months tell an age where no years do.
  const age = Math.min(...(inYears.length > 0 ? inYears : agesInMonths(text).filter(isOfBand)))
  if (age <= to) return { age, upTo: age, exact: true }
  const occasion = `${name}\n${inName}`
  const isSiblings = SIBLING.test(name) && !CHRISTENING.test(name) && !BABY.test(inName)
  const of = AGES_OF_OCCASIONS.find(
    (each) =>
      each.from <= to && each.to >= from && !(isSiblings && each.to === 0) && each.pattern.test(occasion),
  )
  if (of) return { age: Math.max(of.from, from), upTo: Math.min(of.to, to), exact: true }
  const assumed = (type === 'graduation' ? graduate : undefined) ?? usual
  return { age: assumed, upTo: last ?? assumed, exact: false }
}

/** The words that say an age, and no part of them for itself. */
function ageWordsIn(text: string): string[] {
  const all = [
    ...[...PATTERNS.map(({ pattern }) => pattern), IN_MONTHS].flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([words]) => words.trim()),
    ),
    ...LIFE_STAGES.flatMap(({ pattern }) => pattern.exec(text)?.[0] ?? []),
  ]
  return [...new Set(all)].filter((words) => !all.some((each) => each !== words && each.includes(words)))
}

function agesInMonths(text: string): number[] {
  return [...text.matchAll(IN_MONTHS)].map(([, months = '']) => Math.floor(valueOf(months) / 12))
}

function agesIn(text: string): number[] {
  return [
    ...PATTERNS.flatMap(({ pattern, years }) =>
      [...text.matchAll(pattern)].map((match) => years(valueOf(match[1] ?? ''))),
    ),
    ...LIFE_STAGES.filter(({ pattern }) => pattern.test(text)).map(({ age }) => age),
  ]
}
