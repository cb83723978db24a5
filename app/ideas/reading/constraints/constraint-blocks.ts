import {
  ATTRIBUTES,
  type Attribute,
  CATEGORIES,
  type Category,
  THING_KINDS,
  type ThingKind,
} from '#app/ideas/idea.ts'
import { LANGUAGES } from '#app/ideas/words/languages/language.ts'
import { anyOf, LETTERS, type Matcher, phrasesOf } from '#app/ideas/words/phrase-pattern.ts'

export const LANGUAGE_KEYS = ['en', ...LANGUAGES] as const
const KEYS = [...LANGUAGE_KEYS, 'bans', 'not', 'words', 'animals', 'only', 'drops', 'topic', 'marks']

/** A block of `constraint-phrases.ts`, which says what each line means. */
export interface Constraint {
  name: string
  lines: ReadonlyMap<string, string>
  attributes: readonly Attribute[]
  kinds: readonly ThingKind[]
  categories: readonly Category[]
  only: { attributes: readonly Attribute[]; categories: readonly Category[] } | null
  /** Of its phrases, by language and by what they begin with; '' where that may be anything. */
  patterns: readonly PhrasePattern[]
  harmless: RegExp | null
}

interface PhrasePattern {
  /** "any": of all languages at once, which takes less than one after the other. */
  language: (typeof LANGUAGE_KEYS)[number] | 'any'
  start: string
  patternOf: () => RegExp
}

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
  const phrases = LANGUAGE_KEYS.map((key) => phrasesOf(lines.get(key) ?? ''))
  const meant = phrases.map((list) => list.filter((phrase) => !phrase.startsWith('!')))
  const harmless = phrases
    .flat()
    .filter((phrase) => phrase.startsWith('!'))
    .map((phrase) => phrase.slice(1))
  const bans = lines.get('bans')?.split(' ') ?? []
  const only = phrasesOf(lines.get('only') ?? '')
  const not = phrasesOf(lines.get('not') ?? '')
  const names = new Set<string>([...ATTRIBUTES, ...THING_KINDS, ...CATEGORIES])
  const unknown = [
    ...[...lines.keys()].filter((key) => !KEYS.includes(key)),
    ...[...bans, ...only, ...not].filter((each) => !names.has(each)),
  ]
  if (unknown.length > 0 || meant.flat().length === 0)
    throw new Error(`# ${name}: unknown ${unknown.join(', ')}`)
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
    patterns: [
      ...patternsOf('any', meant.flat(), groups),
      ...LANGUAGE_KEYS.flatMap((language, at) => patternsOf(language, meant[at] ?? [], groups)),
    ],
    harmless: harmless.length > 0 ? whole(anyOf(harmless, groups).source(), 'gu') : null,
  }
}

/** Each is made when a text holds such a beginning: all of them would take a second of every start. */
function patternsOf(
  language: PhrasePattern['language'],
  phrases: readonly string[],
  groups: ReadonlyMap<string, Matcher>,
): PhrasePattern[] {
  const matcher = anyOf(phrases, groups)
  return [...matcher.starts].map((start) => {
    let made: RegExp | undefined
    return { language, start, patternOf: () => (made ??= whole(matcher.source(start), 'uy')) }
  })
}

/** An experience, a book: the attribute says more. */
const isAttribute = (name: string) => ATTRIBUTES.some((each) => each === name)

/** Whether a constraint has a mark. */
export function hasMark({ lines }: Constraint, mark: string): boolean {
  return lines.get('marks')?.split(' ').includes(mark) ?? false
}
