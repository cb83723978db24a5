import { type Catalogue, wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { type KnownOfIdea, sameIdeaKey } from '#app/ideas/choice/filter.ts'
import type { Attribute, Idea } from '#app/ideas/idea.ts'
import { headPositions } from '#app/ideas/words/head-nouns.ts'
import { lemma, lemmas } from '#app/ideas/words/lemmas.ts'
import { leastPrice } from '#app/ideas/choice/min-prices.ts'

/** Fewer rows of a kind of thing say too little about its price and ages. */
const ENOUGH = 3

interface Knowledge {
  rows: ReadonlyMap<string, Idea>
  byHead: ReadonlyMap<string, readonly Idea[]>
}

const remembered = new WeakMap<Catalogue, Knowledge>()

function knowledgeOf(catalogue: Catalogue): Knowledge {
  const before = remembered.get(catalogue)
  if (before) return before
  const all = [...catalogue.topics.flatMap(({ ideas }) => ideas), ...catalogue.universal]
  const knowledge = {
    rows: new Map(all.map((idea) => [sameIdeaKey(idea.text), idea])),
    byHead: Map.groupBy(all, ({ headNoun }) => lemma(headNoun)),
  }
  remembered.set(catalogue, knowledge)
  return knowledge
}

/**
 * What the catalogue knows of an idea somebody else made up: the row it equals, else what all things of its head noun
 * have in common (the lowest price, the widest ages, attributes of every one). Undefined when it knows no such thing.
 */
export function knownOf(text: string, catalogue: Catalogue = wholeCatalogue()): KnownOfIdea | undefined {
  const { rows, byHead } = knowledgeOf(catalogue)
  const same = rows.get(sameIdeaKey(text))
  if (same) return same
  const words = lemmas(text)
  const head = words[headPositions(words)[0] ?? -1] ?? ''
  const [first, ...others] = byHead.get(head) ?? []
  if (!first || others.length + 1 < ENOUGH) return undefined
  const least = leastPrice(words)
  return others.reduce<KnownOfIdea>(
    (known, idea) => ({
      headNoun: head,
      ages: { from: Math.min(known.ages.from, idea.ages.from), to: Math.max(known.ages.to, idea.ages.to) },
      price: {
        minimum: Math.max(least, Math.min(known.price.minimum, idea.price.minimum)),
        typical: Math.min(known.price.typical, idea.price.typical),
      },
      category: known.category === idea.category ? known.category : null,
      attributes: new Set<Attribute>([...known.attributes].filter((each) => idea.attributes.has(each))),
    }),
    { ...first, price: { ...first.price, minimum: Math.max(first.price.minimum, least) } },
  )
}
