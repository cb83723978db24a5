import { cachedByText } from '#app/ideas/words/cached-by-text.ts'
import { CONSTRAINT_PHRASES } from '#app/ideas/words/constraint-phrases.ts'
import { folded, startsOf } from '#app/ideas/words/phrase-pattern.ts'
import type { Language } from '#app/ideas/words/languages/language.ts'
import { type Constraint, constraintsOf } from '#app/ideas/reading/constraints/constraint-blocks.ts'

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
  "nichts, nix, ohne, rien, sans, nada, niente, senza, niets, zonder, sem, nic, bez, not, isn't, isnt, no longer, never, aren't, wasn't, weren't, hates?, dislikes?, nicht, keine?, pas, no es, non e, nao e, geen, niet"
const DENIED = new RegExp(
  `(?<![\\p{L}'])(?:${DENIAL.replaceAll(', ', '|')})` +
    '(?: (?:qui|que|che|was|wat|zum|zu|de|di|à|a|an|strictly|even|really|actually|currently|be|been|eat|any))* $',
  'u',
)
const WORDS = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+/gu
/** Nobody says one word so often; a text of nothing but "no" would take a hundred times as long. */
const MOST_OF_A_WORD = 8

const CONSTRAINTS = constraintsOf(CONSTRAINT_PHRASES)
const BY_START = Map.groupBy(
  CONSTRAINTS.flatMap((constraint) => constraint.patterns.map((pattern) => ({ ...pattern, constraint }))),
  ({ start }) => start,
)

/**
 * What a normalised text says in English and in these languages (undefined: in any) and does not deny ("isn't vegan any more"), in
 * the order of the file; of what begins at one place the longest.
 */
export function saidIn(text: string, languages?: ReadonlySet<Language>): Said[] {
  const read: ReadonlySet<string> = new Set(languages ? ['en', ...languages] : ['any'])
  const plain = folded(text)
  const found = new Map<Constraint, Match[]>()
  const times = new Map<string, number>()
  for (const { 0: word, index: from } of plain.matchAll(WORDS)) {
    const time = (times.get(word) ?? 0) + 1
    if (time > MOST_OF_A_WORD) continue
    times.set(word, time)
    for (const { constraint, language, patternOf } of startsOf(word).flatMap(
      (start) => BY_START.get(start) ?? [],
    )) {
      if (!read.has(language)) continue
      const pattern = patternOf()
      pattern.lastIndex = from
      const to = pattern.test(plain) ? pattern.lastIndex : from
      if (to === from) continue
      const earlier = (found.get(constraint) ?? []).filter((match) => match.from < from)
      if (from < (earlier.at(-1)?.to ?? 0) || to <= (found.get(constraint)?.at(-1)?.to ?? 0)) continue
      if (!DENIED.test(plain.slice(Math.max(0, from - 40), from)))
        found.set(constraint, [...earlier, { constraint, from, to }])
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

/** The blocks "unless …" of which a text says nothing. */
export function unsaid(said: readonly Said[]): Constraint[] {
  const known = new Set(said.map(({ constraint }) => constraint))
  return CONSTRAINTS.filter((each) => each.name.startsWith('unless ') && !known.has(each))
}

/** Whether a phrase contains the name of a state. */
export const namesState = cachedByText((phrase) =>
  saidIn(phrase).some(({ constraint: { name } }) => !/^(?:unless|when) /.test(name)),
)
