import { type Catalogue, wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import type { IdeaFacts } from '#app/ideas/choice/filter.ts'
import type { Attribute, Category, Idea, IdeaTexts, ThingKind } from '#app/ideas/idea.ts'
import { isNoThing, kindsOfText } from '#app/ideas/words/kinds.ts'

/** Fewer ideas with a word say too little of it. */
const MIN_IDEAS = 2
/** So many of the ideas with a word are of a kind, and any other may be, too: "Käse", though there are cheese knives. */
const MOSTLY = 2 / 3
/** "Rotwein" and "Weinprobe" have "Wein" in them; shorter words are in many by chance. */
const MIN_PART = 4
const WORD = /[\p{L}\p{M}]+/gu
/** Letters that stand alone spell what is disguised. */
const MIN_WORD = 3

/** What is true of most ideas with a word. */
interface Told {
  attributes: readonly Attribute[]
  kinds: readonly ThingKind[]
  categories: readonly Category[]
  /** The least age that one of them suits. */
  from: number
}

interface KnownInLanguage {
  /**
   * Of an idea that we did not make: the facts of ours that equals it, else what is true of most of ours with its words. Of
   * prices, and of what is too childish for somebody, words tell nothing.
   */
  factsOf(text: string): IdeaFacts
  /** A text without the words that our ideas have, too. */
  withoutOurWords(text: string): string
}

/** What our ideas tell in another language of those that we did not make: takes their texts, refuses nothing. */
export function knownInLanguage(texts: IdeaTexts, catalogue: Catalogue = wholeCatalogue()): KnownInLanguage {
  const topics = [...catalogue.topics, ...catalogue.subjects]
  const rows = new Set([...topics.flatMap(({ ideas }) => ideas), ...catalogue.universal])
  const bySaid = new Map([...rows].map((row) => [(texts.of(row.row ?? row.text) ?? '').toLowerCase(), row]))
  const byWord = new Map<string, Idea[]>()
  for (const [said, row] of bySaid)
    for (const word of new Set(said.match(WORD))) {
      const others = byWord.get(word)
      if (others) others.push(row)
      else byWord.set(word, [row])
    }
  const read = new Map<string, Told | null>()
  const toldBy = (word: string): Told | null => {
    const ideas = byWord.get(word) ?? []
    const told = read.get(word) ?? (ideas.length < MIN_IDEAS ? null : toldByIdeas(ideas))
    read.set(word, told)
    return told
  }
  const toldByFirst = (words: readonly string[]) => toldBy(words.find((word) => toldBy(word)) ?? '')
  return {
    factsOf(text) {
      const same = bySaid.get(text.toLowerCase())
      if (same) return same
      const words: readonly string[] = text.toLowerCase().match(WORD) ?? []
      const told = words
        .flatMap((word) => toldBy(word) ?? [toldByFirst(startsOf(word)), toldByFirst(endsOf(word))])
        .filter((each) => each !== null)
      const attributes = new Set(told.flatMap((each) => each.attributes))
      const kinds = kindsOfText(text).union(new Set(told.flatMap((each) => each.kinds)))
      // Most words are of things.
      if (isNoThing(attributes)) kinds.delete('thing')
      const [category = null, ...others] = new Set(told.flatMap((each) => each.categories))
      return {
        headNoun: words.at(-1) ?? '',
        ages: { from: Math.max(0, ...told.map(({ from }) => from)), to: Infinity },
        price: { minimum: 0, typical: 0 },
        category: others.length === 0 ? category : null,
        attributes,
        kinds,
      }
    },
    withoutOurWords: (text) =>
      text.replace(WORD, (word) => (word.length >= MIN_WORD && byWord.has(word.toLowerCase()) ? '' : word)),
  }
}

function toldByIdeas(ideas: readonly Idea[]): Told {
  return {
    attributes: commonOf(ideas.map(({ attributes }) => attributes)),
    kinds: commonOf(ideas.map(({ kinds }) => kinds)),
    categories: commonOf(ideas.map(({ category }) => [category])),
    from: Math.min(...ideas.map(({ ages }) => ages.from)),
  }
}

/** What most of these have. */
function commonOf<Kind>(each: readonly Iterable<Kind>[]): Kind[] {
  const times = new Map<Kind, number>()
  for (const kinds of each) for (const kind of kinds) times.set(kind, (times.get(kind) ?? 0) + 1)
  return [...times].flatMap(([kind, count]) => (count >= each.length * MOSTLY ? kind : []))
}

/** What a word begins with, the longest first. */
function startsOf(word: string): string[] {
  return cutsOf(word).map((letters) => word.slice(0, word.length - letters))
}

/** What it ends with, the longest first. */
function endsOf(word: string): string[] {
  return cutsOf(word).map((letters) => word.slice(letters))
}

function cutsOf(word: string): number[] {
  return Array.from({ length: Math.max(0, word.length - MIN_PART) }, (_, at) => at + 1)
}
