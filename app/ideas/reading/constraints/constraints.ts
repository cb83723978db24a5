import {
  ATTRIBUTES,
  type Attribute,
  CATEGORIES,
  type Category,
  THING_KINDS,
  type ThingKind,
} from '#app/ideas/idea.ts'
import { cachedByText } from '#app/ideas/words/cached-by-text.ts'
import { CONSTRAINT_PHRASES } from '#app/ideas/words/constraint-phrases.ts'
import { anyOf, folded, LETTERS, type Matcher, phrasesOf, startsOf } from '#app/ideas/words/phrase-pattern.ts'

export const LANGUAGE_KEYS = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl']
const KEYS = [...LANGUAGE_KEYS, 'bans', 'not', 'words', 'animals', 'only', 'drops', 'topic', 'marks']

/** A block of `constraint-phrases.ts`, which says what each line means. */
export interface Constraint {
  name: string
  lines: ReadonlyMap<string, string>
  attributes: readonly Attribute[]
  kinds: readonly ThingKind[]
  categories: readonly Category[]
  only: { attributes: readonly Attribute[]; categories: readonly Category[] } | null
  /** Of its phrases, by what they begin with; '' where that may be anything. */
  patterns: ReadonlyMap<string, () => RegExp>
  harmless: RegExp | null
}

interface Match {
  constraint: Constraint
  from: number
  to: number
}

/** A stretch of a text that says so. */
export interface Said extends Match {
  words: string
}

const DENIAL =
  "not, isn't, isnt, no longer, never, aren't, wasn't, weren't, hates?, dislikes?, nicht, keine?, pas, no es, non e, nao e, geen, niet"
const DENIED = new RegExp(
  `(?<![\\p{L}'])(?:${DENIAL.replaceAll(', ', '|')})` +
    '(?: (?:a|an|strictly|even|really|actually|currently|be|been|eat|any))* $',
  'u',
)
const WORDS = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+/gu
/** Nobody says one word so often; a text of nothing but "no" would take a hundred times as long. */
const MOST_OF_A_WORD = 8
const whole = (source: string, flags: string) =>
  new RegExp(`(?<![${LETTERS}])(?:${source})(?![${LETTERS}])`, flags)

/** The blocks of a file; throws on what is none. */
export function constraintsOf(file: string): Constraint[] {
  const [head = '', ...blocks] = file
    .replaceAll(/\n {2,}/g, ' ')
    .trim()
    .split(/\n*^# /m)
  const groups = new Map<string, Matcher>()
  for (const line of head.split('\n').filter(Boolean)) {
    const [, name = '', list = ''] = /^\{(.+?)\} = (.+)$/.exec(line) ?? []
    groups.set(name, anyOf(phrasesOf(list), groups))
  }
  return blocks.map((block) => constraintOf(block, groups))
}

function constraintOf(block: string, groups: ReadonlyMap<string, Matcher>): Constraint {
  const [name = '', ...rest] = block.split('\n').filter(Boolean)
  const lines = new Map(rest.map((line) => line.split(/: (.*)/s, 2) as [string, string]))
  const phrases = LANGUAGE_KEYS.flatMap((key) => phrasesOf(lines.get(key) ?? ''))
  const meant = phrases.filter((phrase) => !phrase.startsWith('!'))
  const harmless = phrases.filter((phrase) => phrase.startsWith('!')).map((phrase) => phrase.slice(1))
  const bans = lines.get('bans')?.split(' ') ?? []
  const only = phrasesOf(lines.get('only') ?? '')
  const not = phrasesOf(lines.get('not') ?? '')
  const names = new Set<string>([...ATTRIBUTES, ...THING_KINDS, ...CATEGORIES])
  const unknown = [
    ...[...lines.keys()].filter((key) => !KEYS.includes(key)),
    ...[...bans, ...only, ...not].filter((each) => !names.has(each)),
  ]
  if (unknown.length > 0 || meant.length === 0) throw new Error(`# ${name}: unknown ${unknown.join(', ')}`)
  return {
    name,
    lines,
    attributes: ATTRIBUTES.filter((each) => bans.includes(each)),
    kinds: THING_KINDS.filter((each) => bans.includes(each)),
    categories: CATEGORIES.filter((each) => not.includes(each)),
    only: lines.has('only')
      ? {
          attributes: ATTRIBUTES.filter((each) => only.includes(each)),
          categories: CATEGORIES.filter((each) => only.includes(each) && !isAttribute(each)),
        }
      : null,
    patterns: patternsByStart(anyOf(meant, groups)),
    harmless: harmless.length > 0 ? whole(anyOf(harmless, groups).source(), 'gu') : null,
  }
}

/** Each is made when a text holds such a beginning: all of them would take a second of every start. */
function patternsByStart(phrases: Matcher): Map<string, () => RegExp> {
  return new Map(
    [...phrases.starts].map((start) => {
      let made: RegExp | undefined
      return [start, () => (made ??= whole(phrases.source(start), 'uy'))]
    }),
  )
}

/** An experience, a book: the attribute says more. */
const isAttribute = (name: string) => ATTRIBUTES.some((each) => each === name)

const CONSTRAINTS = constraintsOf(CONSTRAINT_PHRASES)
const BY_START = Map.groupBy(
  CONSTRAINTS.flatMap((constraint) =>
    [...constraint.patterns].map(([start, patternOf]) => ({ start, constraint, patternOf })),
  ),
  ({ start }) => start,
)

/** What a normalised text says and does not deny ("isn't vegan any more"), in the order of the file. */
export function saidIn(text: string): Said[] {
  const plain = folded(text)
  const found = new Map<Constraint, Match[]>()
  const times = new Map<string, number>()
  for (const { 0: word, index: from } of plain.matchAll(WORDS)) {
    const time = (times.get(word) ?? 0) + 1
    if (time > MOST_OF_A_WORD) continue
    times.set(word, time)
    for (const { constraint, patternOf } of startsOf(word).flatMap((start) => BY_START.get(start) ?? [])) {
      const pattern = patternOf()
      pattern.lastIndex = from
      const matches = found.get(constraint) ?? []
      const length = from < (matches.at(-1)?.to ?? 0) ? 0 : (pattern.exec(plain)?.[0].length ?? 0)
      if (length > 0 && !DENIED.test(plain.slice(Math.max(0, from - 40), from)))
        found.set(constraint, [...matches, { constraint, from, to: from + length }])
    }
  }
  return CONSTRAINTS.flatMap((constraint) => found.get(constraint) ?? [])
    .filter((match) => !isHarmless(plain, match))
    .map((match) => ({ ...match, words: text.slice(match.from, match.to) }))
}

/** What was said in a stretch of the text, with its place there. */
export function saidWithin(said: readonly Said[], from: number, to: number): Said[] {
  return said
    .filter((each) => each.from >= from && each.to <= to)
    .map((each) => ({ ...each, from: each.from - from, to: each.to - from }))
}

function isHarmless(text: string, { constraint: { harmless }, from, to }: Match): boolean {
  if (!harmless) return false
  return [...text.matchAll(harmless)].some(({ 0: words, index }) => index < to && from < index + words.length)
}

/** Whether a constraint has a mark. */
export function hasMark({ lines }: Constraint, mark: string): boolean {
  return lines.get('marks')?.split(' ').includes(mark) ?? false
}

/** The blocks "unless …" of which a text says nothing. */
export function unsaid(said: readonly Said[]): Constraint[] {
  const known = new Set(said.map(({ constraint }) => constraint))
  return CONSTRAINTS.filter((each) => each.name.startsWith('unless ') && !known.has(each))
}

/** Whether a phrase contains the name of a state. */
export const namesState = cachedByText((phrase) =>
  saidIn(phrase).some(({ constraint: { name } }) => !/^(?:unless|when) /.test(name)),
)
