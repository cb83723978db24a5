import { type Catalogue, wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import type { IdeaFacts } from '#app/ideas/choice/filter.ts'
import { minPrice } from '#app/ideas/choice/min-prices.ts'
import type { Attribute, Idea } from '#app/ideas/idea.ts'
import { headPositions } from '#app/ideas/words/head-nouns.ts'
import { lemma, lemmas } from '#app/ideas/words/lemmas.ts'
import { sameIdeaKey } from '#app/ideas/words/same-idea.ts'

/** Fewer rows with a head noun say too little about its price and ages. */
const MIN_ROWS = 3

interface Index {
  byKey: ReadonlyMap<string, Idea>
  byHeadNoun: ReadonlyMap<string, readonly Idea[]>
}

const indexes = new WeakMap<Catalogue, Index>()

function indexOf(catalogue: Catalogue): Index {
  const cached = indexes.get(catalogue)
  if (cached) return cached
  const topics = [...catalogue.topics, ...catalogue.subjects]
  const rows = [...new Set([...topics.flatMap(({ ideas }) => ideas), ...catalogue.universal])]
  const index = {
    byKey: new Map(rows.map((idea) => [sameIdeaKey(idea.text), idea])),
    byHeadNoun: Map.groupBy(rows, ({ headNoun }) => lemma(headNoun)),
  }
  indexes.set(catalogue, index)
  return index
}

/**
 * What the catalogue knows of an idea that it did not make: the row that equals it, else what the rows with its head noun
 * have in common (the lowest price, the widest ages, attributes of every one). Undefined if there are too few.
 */
export function factsOf(text: string, catalogue: Catalogue = wholeCatalogue()): IdeaFacts | undefined {
  const { byKey, byHeadNoun } = indexOf(catalogue)
  const same = byKey.get(sameIdeaKey(text))
  if (same) return same
  const words = lemmas(text)
  const headNoun = words[headPositions(words)[0] ?? -1] ?? ''
  const rows = byHeadNoun.get(headNoun) ?? []
  const [first] = rows
  if (!first || rows.length < MIN_ROWS) return undefined
  const attributes = [...first.attributes].filter((each) => rows.every((row) => row.attributes.has(each)))
  // Of what it typically costs nothing is known.
  const lowest = Math.max(minPrice(words), Math.min(...rows.map(({ price }) => price.minimum)))
  return {
    headNoun,
    ages: {
      from: Math.min(...rows.map(({ ages }) => ages.from)),
      to: Math.max(...rows.map(({ ages }) => ages.to)),
    },
    price: { minimum: lowest, typical: lowest },
    category: rows.every(({ category }) => category === first.category) ? first.category : null,
    attributes: new Set<Attribute>(attributes),
  }
}
