import { type Catalogue, topicNamed } from '#app/ideas/catalogue/catalogue.ts'
import type { Topic } from '#app/ideas/catalogue/parse.ts'
import type { Idea } from '#app/ideas/idea.ts'
import type { Interest } from '#app/ideas/reading/hobbies/interests.ts'
import { containsPhrase, lemmas } from '#app/ideas/words/lemmas.ts'

/** A word in the gear of more topics, such as "wooden", says nothing of what an idea is for. */
const MAX_TOPICS_OF_TELLING_WORD = 8

/** What something is like or made of, which says nothing of what it is for either: realistic lions are no dinosaurs. */
const DESCRIBING = new Set(
  lemmas(
    'realistic, illustrated, antique, vintage, victorian, plush, cuddly, wooden, brass, silver, big, folding, packable, ' +
      'telescopic, inflatable, magnetic, cordless, precision, articulated, polished, signed, handheld, complete, hooded, ' +
      'textured, coloured, powered, collection',
  ),
)

/**
 * Takes what somebody likes; gives whether a neighbour's idea is gear for it too: a telling word in common with the gear of
 * the topic itself, and no word that says it is made for a neighbour, another pastime of the kind or what was not meant.
 */
export function lendingTo(catalogue: Catalogue, interest: Interest): (idea: Idea) => boolean {
  const asked = interest.topic
  if (!asked) return () => false
  const topicsOf = topicsByWord(catalogue)
  const own = new Set([asked.title, ...asked.also].flatMap(lemmas))
  const gear = new Set(asked.ideas.flatMap(({ text }) => lemmas(text)))
  const neighbours = new Set(asked.near.flatMap(lemmas))
  const others = namesOfOthers(interest)
  const tells = (word: string) =>
    gear.has(word) && !DESCRIBING.has(word) && (topicsOf.get(word)?.size ?? 0) <= MAX_TOPICS_OF_TELLING_WORD
  const isForAnother = (word: string) =>
    !own.has(word) && (neighbours.has(word) || namesAnother(catalogue, asked, word))
  return ({ text }) => {
    const words = lemmas(text).filter((word) => word !== 'and')
    return (
      words.some(tells) && !words.some(isForAnother) && !others.some((name) => containsPhrase(words, name))
    )
  }
}

/** Whether a word names another pastime of the kind: a "saxophone neck strap" is made for no accordion. */
export function namesAnother(catalogue: Catalogue, asked: Topic, word: string): boolean {
  const named = topicNamed(catalogue, [word])
  return named !== undefined && rootOf(named) !== rootOf(asked) && named.kind === asked.kind
}

/** The topic that a subject is within, or the topic itself. */
export function rootOf(topic: Topic): Topic {
  return topic.within ?? topic
}

const indexes = new WeakMap<Catalogue['topics'], ReadonlyMap<string, ReadonlySet<Topic>>>()

/** The topics that hold a word in their gear. */
function topicsByWord({ topics: all }: Catalogue): ReadonlyMap<string, ReadonlySet<Topic>> {
  const cached = indexes.get(all)
  if (cached) return cached
  const index = new Map<string, Set<Topic>>()
  for (const topic of all) {
    for (const word of topic.ideas.flatMap(({ text }) => lemmas(text))) {
      const topics = index.get(word) ?? new Set()
      index.set(word, topics.add(topic))
    }
  }
  indexes.set(all, index)
  return index
}

/** The half of a topic's name that was not meant: the clarinet of "flute and clarinet". */
export function namesOfOthers({ topic, phrase }: Interest): (readonly string[])[] {
  const words = lemmas(phrase)
  const halves = ((topic?.within ?? topic)?.title ?? '').split(' and ').map(lemmas)
  const ownHalves = halves.filter((half) => half.some((word) => words.includes(word))).flat()
  const otherHalves = halves.flat().filter((word) => !ownHalves.includes(word))
  return ownHalves.length > 0 ? otherHalves.map((word) => [word]) : []
}
