import { impliedAttributes } from '#app/ideas/words/attributes.ts'
import type { Catalogue, Topic } from '#app/ideas/catalogue/catalogue.ts'
import { aboutIdea } from '#app/ideas/catalogue/idea-lint.ts'
import { sameIdeaKey } from '#app/ideas/choice/filter.ts'
import { type Idea, KINDS } from '#app/ideas/idea.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'

/** The least a catalogue must hold. */
export interface Floor {
  topics: number
  /** Of all topics. */
  aliases: number
  /** Of all topics. */
  ideas: number
  ideasPerTopic: number
  categoriesPerTopic: number
  neighboursPerTopic: number
  /** For pocket money. */
  cheapIdeasPerTopic: number
  /** What one gives for a round birthday. */
  grandIdeasPerTopic: number
  templatesPerKind: number
  universal: number
  plainCheapIdeasPerAge: number
}

/** What the design asks for and the catalogue has reached: it may grow, not shrink. */
export const FLOOR: Floor = {
  topics: 320,
  aliases: 3000,
  ideas: 6000,
  ideasPerTopic: 12,
  categoriesPerTopic: 6,
  neighboursPerTopic: 2,
  cheapIdeasPerTopic: 1,
  grandIdeasPerTopic: 1,
  templatesPerKind: 18,
  universal: 350,
  plainCheapIdeasPerAge: 30,
}
const MOST_YEARS_CHECKED = 100
const CHEAP = 5
const GRAND = 35

function duplicates(ideas: readonly Idea[]): string[] {
  const first = new Map<string, Idea>()
  return ideas.flatMap((idea) => {
    const before = first.get(sameIdeaKey(idea.text))
    first.set(sameIdeaKey(idea.text), before ?? idea)
    return before ? [`${idea.where}: same as ${before.where}, write another one — ${idea.text}`] : []
  })
}

function unaccented(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '')
}

function aboutNames({ topics, topicByName }: Catalogue): string[] {
  return topics.flatMap((topic) => {
    const names = [topic.title, ...topic.also]
    const keys = new Set(names.map((name) => lemmas(name).join(' ')))
    return [
      ...topic.near
        .filter((name) => !topics.some(({ title }) => title === name))
        .map((name) => `${topic.where}: near "${name}" is no topic's title, correct or remove it`),
      ...names
        .map((name) => ({ name, owner: topicByName.get(lemmas(name).join(' ')) }))
        .filter(({ owner }) => owner !== topic)
        .map(
          ({ name, owner }) =>
            `${topic.where}: "${name}" already means ${owner?.title} (${owner?.where}), remove one`,
        ),
      ...names
        .filter((name) => !keys.has(lemmas(unaccented(name)).join(' ')))
        .map((name) => `${topic.where}: also "${unaccented(name)}", as people type it`),
    ]
  })
}

function tooFew(amounts: readonly { name: string; is: number; least: number }[]): string[] {
  return amounts
    .filter(({ is, least }) => is < least)
    .map(({ name, is, least }) => `${name}: ${is}, write ${least}`)
}

function aboutTopic({ title, ideas, near, where }: Topic, floor: Floor): string[] {
  const amounts = [
    { name: 'ideas', is: ideas.length, least: floor.ideasPerTopic },
    {
      name: 'categories',
      is: new Set(ideas.map(({ category }) => category)).size,
      least: floor.categoriesPerTopic,
    },
    { name: 'neighbours', is: near.length, least: floor.neighboursPerTopic },
    {
      name: `ideas from ${CHEAP}`,
      is: ideas.filter(({ price }) => price.minimum <= CHEAP).length,
      least: floor.cheapIdeasPerTopic,
    },
    {
      name: `ideas above ${GRAND}`,
      is: ideas.filter(({ price }) => price.typical > GRAND).length,
      least: floor.grandIdeasPerTopic,
    },
  ]
  return [...tooFew(amounts).map((few) => `${where}: "${title}": ${few}`), ...duplicates(ideas)]
}

function aboutUnfit({ topics, templates }: Catalogue): string[] {
  return topics.flatMap(({ kind, unfit, situation, where }) => {
    const words = new Set((templates.get(kind) ?? []).flatMap(({ text }) => lemmas(text)))
    return [
      ...(situation && unfit.length > 0
        ? [`${where}: no template is filled for a situation, remove unfit`]
        : []),
      ...unfit
        .filter((word) => !words.has(word))
        .map((word) => `${where}: no template of ${kind} holds "${word}", remove it from unfit`),
    ]
  })
}

function aboutTemplates({ templates }: Catalogue, floor: Floor): string[] {
  return KINDS.flatMap((kind) => {
    const ideas = templates.get(kind) ?? []
    const merchandise = ideas.filter(({ attributes }) => attributes.has('merchandise')).length
    return [
      ...(ideas.length < floor.templatesPerKind
        ? [`templates.ts: ${kind} has ${ideas.length}, write ${floor.templatesPerKind}`]
        : []),
      ...(merchandise * 3 > ideas.length ? [`templates.ts: ${kind} is more than a third merchandise`] : []),
      ...duplicates(ideas),
    ]
  })
}

/** The universal ideas that can be given to anybody of their age, whatever is refused by attribute, for next to nothing. */
export function plainAndCheap({ universal }: Pick<Catalogue, 'universal'>): readonly Idea[] {
  return universal.filter(
    (idea) =>
      idea.attributes.size === 0 &&
      idea.occasions.length === 0 &&
      idea.price.minimum <= CHEAP &&
      impliedAttributes(lemmas(idea.text)).size === 0,
  )
}

function aboutUniversal(catalogue: Catalogue, floor: Floor): string[] {
  const plain = plainAndCheap(catalogue)
  const short = Array.from({ length: MOST_YEARS_CHECKED + 1 }, (_, age) => ({
    age,
    count: plain.filter(({ ages }) => ages.from <= age && age <= ages.to).length,
  })).filter(({ count }) => count < floor.plainCheapIdeasPerAge)
  return [
    ...short.map(
      ({ age, count }) =>
        `universal.ts: at ${age} years only ${count} ideas without any attribute cost at most ` +
        `${CHEAP}, write ${floor.plainCheapIdeasPerAge}`,
    ),
    ...duplicates(catalogue.universal),
  ]
}

function aboutAmounts({ topics, universal }: Catalogue, floor: Floor): string[] {
  return tooFew([
    { name: 'topics', is: topics.length, least: floor.topics },
    { name: 'aliases', is: topics.flatMap(({ also }) => also).length, least: floor.aliases },
    { name: 'ideas of topics', is: topics.flatMap(({ ideas }) => ideas).length, least: floor.ideas },
    { name: 'universal ideas', is: universal.length, least: floor.universal },
  ])
}

/** Everything wrong with a catalogue, each with file, line and what to do; empty when it is sound. */
export function lint(catalogue: Catalogue, floor: Floor): string[] {
  const { topics, templates, universal } = catalogue
  return [
    ...[...topics.flatMap(({ ideas }) => ideas), ...[...templates.values()].flat(), ...universal].flatMap(
      aboutIdea,
    ),
    ...topics.flatMap((topic) => aboutTopic(topic, floor)),
    ...aboutNames(catalogue),
    ...aboutUnfit(catalogue),
    ...aboutTemplates(catalogue, floor),
    ...aboutUniversal(catalogue, floor),
    ...aboutAmounts(catalogue, floor),
  ]
}
