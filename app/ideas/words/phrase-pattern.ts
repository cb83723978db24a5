/** Of folded text in the languages of the phrases; classes of all scripts take ten times as long to prepare. */
export const LETTERS = 'a-z0-9\\u00df-\\u024f'
const LEADING_LETTERS = new RegExp(`^[${LETTERS}]*`)
const WORD = `[${LETTERS}]+(?:'[${LETTERS}]+)*'?`
/** Of a word whose beginning is known. */
const REST = `[${LETTERS}]*(?:'[${LETTERS}]*)?`
/** Nothing stands between an elided article and its word. */
const SPACE = "(?:[ -]+|(?<='))"
const SPACE_OR_COMMA = '[ ,;:()!.-]+'
const GAPS: Readonly<Record<string, number>> = { '~': 2, '~~': 4 }
const GOES_ON = 'and|or|but|any ?more|at all|because|since|so|please|pls|bitte|svp|por favor|und|et|y|e|en'
const CLAUSE_END = `(?= *(?:$|[.,;:!?()\\n]|(?:${GOES_ON})(?![${LETTERS}])))`

/** The same text, letter by letter, without accents. */
export function folded(text: string): string {
  return text.replace(/[\u00c0-\u024f]/gu, (letter) =>
    letter === 'ł' ? 'l' : letter.normalize('NFD').charAt(0),
  )
}

/** The phrases of a comma list; a comma between spaces belongs to its phrase. */
export function phrasesOf(list: string): string[] {
  return list
    .split(/(?<! ),\s+/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
}

/** What matches some phrases, and what it may begin with; '' is anything. */
export interface Matcher {
  starts: ReadonlySet<string>
  /** Of a regular expression; for one start without what begins otherwise. */
  source(start?: string): string
}

/** What begins alike is looked for together. */
const LETTERS_OF_START = 4

/** Of a word of a phrase: so many letters, the shorter word with a space, or the letters before what may be anything. */
function startOf(word: string): string {
  const [letters = ''] = LEADING_LETTERS.exec(word) ?? []
  if (letters.length >= LETTERS_OF_START) return letters.slice(0, LETTERS_OF_START)
  return letters === word ? `${word} ` : letters
}

/** All that phrases may begin with which begin with this word of a folded text. */
export function startsOf(word: string): string[] {
  const starts = ['', ...Array.from({ length: LETTERS_OF_START }, (_, at) => word.slice(0, at + 1))]
  return [...new Set([...starts, `${word} `])]
}

/** A matcher of any of these phrases of `constraint-phrases.ts`. */
export function anyOf(phrases: readonly string[], groups: ReadonlyMap<string, Matcher>): Matcher {
  const matchers = phrases.map((phrase) => matcherOf(phrase, groups))
  return {
    starts: new Set(matchers.flatMap(({ starts }) => [...starts])),
    source: (start) =>
      anyOfSequences(matchers.filter((one) => begins(one, start)).map((one) => one.sequence(start))),
  }
}

/** The longest first; what several begin with stands there once, or a pattern would take long to make. */
function anyOfSequences(sequences: readonly (readonly string[])[]): string {
  const byFirst = Map.groupBy(sequences, ([first = '']) => first)
  return [...byFirst]
    .map(([first, same]) => {
      const rests = same.map(([, ...rest]) => rest)
      return rests.every((rest) => rest.length === 0) ? first : `${first}(?:${anyOfSequences(rests)})`
    })
    .toSorted((a, b) => b.length - a.length)
    .join('|')
}

const begins = ({ starts }: Pick<Matcher, 'starts'>, start: string | undefined) =>
  start === undefined || starts.has(start)

function sourcesOf(matchers: readonly Matcher[], start: string | undefined): string[] {
  return matchers.filter((one) => begins(one, start)).map(({ source }) => source(start))
}

interface Token {
  words: readonly Matcher[]
  isOptional: boolean
  between: string
}

function matcherOf(phrase: string, groups: ReadonlyMap<string, Matcher>) {
  const tokens: Token[] = []
  let [space, gap, end] = [SPACE, 0, '']
  for (const token of phrase.split(' ')) {
    if (token === '$') end = CLAUSE_END
    else if (token === ',') space = SPACE_OR_COMMA
    else if (token in GAPS) gap = GAPS[token] ?? 0
    else {
      const isOptional = token.startsWith('?')
      const words = wordsOf(isOptional ? token.slice(1) : token, groups)
      tokens.push({ words, isOptional, between: gap > 0 ? upTo(gap) + space : space })
      gap = 0
    }
  }
  const first = tokens.findIndex(({ isOptional }) => !isOptional)
  const opening = tokens.slice(0, first + 1).flatMap(({ words }) => words)
  return {
    starts: new Set(opening.flatMap(({ starts }) => [...starts])),
    /** The sources of what stands one behind the other. */
    sequence: (start: string | undefined): string[] =>
      [
        ...tokens.flatMap((token, place) =>
          sourcesOfToken(token, place < first, place === 0 ? start : undefined, place > first),
        ),
        end,
      ].filter(Boolean),
  }
}

/** So many words; only the first may follow an elided article, or a row of apostrophes could be read in n⁴ ways. */
function upTo(words: number): string {
  return `(?:${SPACE}${WORD}(?:[ -]+${WORD}){0,${words - 1}})?`
}

/** `leads`: it may stand before the first word that must be there, `follows`: it stands behind that. */
function sourcesOfToken(
  { words, isOptional, between }: Token,
  leads: boolean,
  start: string | undefined,
  follows: boolean,
): string[] {
  const word = `(?:${sourcesOf(words, start).join('|')})`
  if (leads) return word === '(?:)' ? [] : [`(?:${word}${between})?`]
  if (!follows) return [word]
  return isOptional ? [`(?:${between}${word})?`] : [between, word]
}

function wordsOf(token: string, groups: ReadonlyMap<string, Matcher>): Matcher[] {
  return token.split('/').map((word) => {
    const name = /^\{(.+)\}$/.exec(word)?.[1]
    const group = groups.get(name ?? '')
    if (group) return group
    if (name !== undefined) throw new Error(`no group: ${word}`)
    const source = folded(word).replaceAll('#', '\\d').replaceAll("'", "'?").replaceAll('*', REST)
    return {
      starts: new Set([startOf(folded(word))]),
      source: () => source,
    }
  })
}
