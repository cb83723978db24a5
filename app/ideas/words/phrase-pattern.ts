const WORD = "[\\p{L}\\p{N}']+"
/** Nothing stands between an elided article and its word. */
const SPACE = "(?:[ -]+|(?<='))"
const SPACE_OR_COMMA = '[ ,;:()!.-]+'
const GAPS: Readonly<Record<string, number>> = { '~': 2, '~~': 4 }
const GOES_ON = 'and|or|but|any ?more|at all|because|since|so|please|pls|bitte|svp|por favor|und|et|y|e|en'
const CLAUSE_END = `(?= *(?:$|[.,;:!?()\\n]|(?:${GOES_ON})(?!\\p{L})))`

/** The same text, letter by letter, without accents. */
export function folded(text: string): string {
  return text.replace(/[\u00c0-\u024f]/gu, (letter) => letter.normalize('NFD').charAt(0))
}

/** The phrases of a comma list; a comma between spaces belongs to its phrase. */
export function phrasesOf(list: string): string[] {
  return list
    .split(/(?<! ),\s+/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
}

/** What matches some phrases, and what it may begin with. */
export interface Matcher {
  /** Of a regular expression. */
  source: string
  starts: ReadonlySet<string>
}

/** What begins alike is looked for together. */
export const LETTERS_OF_START = 2

/** A matcher of any of these phrases of `constraint-phrases.ts`, the longest first. */
export function anyOf(phrases: readonly string[], groups: ReadonlyMap<string, Matcher>): Matcher {
  const matchers = phrases.map((phrase) => matcherOf(phrase, groups))
  return {
    source: matchers
      .map(({ source }) => source)
      .toSorted((a, b) => b.length - a.length)
      .join('|'),
    starts: new Set(matchers.flatMap(({ starts }) => [...starts])),
  }
}

/** The matchers of phrases by what they begin with; '' where that may be anything. */
export function byStart(
  phrases: readonly string[],
  groups: ReadonlyMap<string, Matcher>,
): Map<string, string> {
  const starts = phrases.flatMap((phrase) =>
    [...matcherOf(phrase, groups).starts].map((start) => ({ start, phrase })),
  )
  return new Map(
    [...Map.groupBy(starts, ({ start }) => start)].map(([start, those]) => [
      start,
      anyOf(
        those.map(({ phrase }) => phrase),
        groups,
      ).source,
    ]),
  )
}

function matcherOf(phrase: string, groups: ReadonlyMap<string, Matcher>): Matcher {
  let [source, space, gap, begun] = ['', SPACE, 0, false]
  const starts = new Set<string>()
  for (const token of phrase.split(' ')) {
    if (token === '$') source += CLAUSE_END
    else if (token === ',') space = SPACE_OR_COMMA
    else if (token in GAPS) gap = GAPS[token] ?? 0
    else {
      const optional = token.startsWith('?')
      const words = wordsOf(optional ? token.slice(1) : token, groups)
      const word = `(?:${words.map((each) => each.source).join('|')})`
      const between = gap > 0 ? `(?:${SPACE}${WORD}){0,${gap}}${space}` : space
      if (!begun) for (const each of words) for (const start of each.starts) starts.add(start)
      if (!optional) source += (begun ? between : '') + word
      else source += begun ? `(?:${between}${word})?` : `(?:${word}${space})?`
      begun ||= !optional
      gap = 0
    }
  }
  return { source, starts }
}

function wordsOf(token: string, groups: ReadonlyMap<string, Matcher>): Matcher[] {
  return token.split('/').map((word) => {
    const name = /^\{(.+)\}$/.exec(word)?.[1]
    const group = groups.get(name ?? '')
    if (group) return group
    if (name !== undefined) throw new Error(`no group: ${word}`)
    const start = folded(word).slice(0, LETTERS_OF_START)
    return {
      source: folded(word).replaceAll('#', '\\d').replaceAll("'", "'?").replaceAll('*', "[\\p{L}']*"),
      starts: new Set([/^[*#]/.test(start) ? '' : start.replace('*', '').padEnd(LETTERS_OF_START)]),
    }
  })
}
