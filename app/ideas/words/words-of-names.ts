import { headPositions } from '#app/ideas/words/head-nouns.ts'
import { lemmas, standsAt } from '#app/ideas/words/lemmas.ts'

/** How texts and ideas speak of an attribute or kind: comma lists of words and phrases, in the singular. */
export interface Words {
  /** How people speak of the whole group: refusing one of these refuses it. */
  named: string
  /** Words of an idea's text that give it wherever they stand: materials, contents. */
  implied: string
  /** Words that do so only as the thing itself: a drum is noisy, a drum poster is not. */
  heads?: string
  /** Phrases holding such a word without meaning it. */
  harmless?: string
}

interface Entry<Name> {
  name: Name
  words: readonly string[]
}

/** The phrases of a comma list, as lemmas. */
export function phrases(list: string): (readonly string[])[] {
  return list
    .split(',')
    .map(lemmas)
    .filter((words) => words.length > 0)
}

/** Takes a table of words; gives what the lemmas of an idea imply, and what those of a giver name outright. */
export function wordsOfNames<Name extends string>(names: readonly Name[], table: Record<Name, Words>) {
  const [named, implied, heads, harmless] = (['named', 'implied', 'heads', 'harmless'] as const).map(
    (column) => indexOf(names.map((name) => ({ name, list: table[name][column] ?? '' }))),
  )
  return {
    impliedIn(words: readonly string[]): Set<Name> {
      const things = headPositions(words)
      const without = new Set<string>()
      for (const start of words.keys()) {
        for (const { name, words: phrase } of entriesAt(harmless, words, start))
          for (const offset of phrase.keys()) without.add(`${name} ${start + offset}`)
      }
      const found = new Set<Name>()
      for (const start of words.keys()) {
        const asThing = entriesAt(heads, words, start).filter(({ words: phrase }) =>
          things.includes(start + phrase.length - 1),
        )
        for (const { name } of [...entriesAt(implied, words, start), ...asThing])
          if (!without.has(`${name} ${start}`)) found.add(name)
      }
      return found
    },
    namedIn(words: readonly string[]): Set<Name> {
      return new Set(
        [...words.keys()].flatMap((start) => entriesAt(named, words, start).map(({ name }) => name)),
      )
    },
  }
}

/** Phrases by their first word: one look-up a word instead of two thousand comparisons. */
function indexOf<Name>(lists: readonly { name: Name; list: string }[]): Map<string, Entry<Name>[]> {
  const entries = lists.flatMap(({ name, list }) => phrases(list).map((words) => ({ name, words })))
  return Map.groupBy(entries, ({ words: [first = ''] }) => first)
}

function entriesAt<Name>(
  index: Map<string, Entry<Name>[]> | undefined,
  words: readonly string[],
  start: number,
): Entry<Name>[] {
  return (index?.get(words[start] ?? '') ?? []).filter((entry) => standsAt(words, entry.words, start))
}
