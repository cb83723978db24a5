import alsoTyped from '#app/ideas/catalogue/foreign-aliases.ts'
import { parseTable, type Section, type TemplateGroup, templatesByGroup } from '#app/ideas/catalogue/parse.ts'
import templates from '#app/ideas/catalogue/templates.ts'
import collecting from '#app/ideas/catalogue/topics/collecting.ts'
import foodAndDrink from '#app/ideas/catalogue/topics/food-and-drink.ts'
import games from '#app/ideas/catalogue/topics/games.ts'
import growingAndAnimals from '#app/ideas/catalogue/topics/growing-and-animals.ts'
import homeAndCare from '#app/ideas/catalogue/topics/home-and-care.ts'
import making from '#app/ideas/catalogue/topics/making.ts'
import mindAndStudy from '#app/ideas/catalogue/topics/mind-and-study.ts'
import music from '#app/ideas/catalogue/topics/music.ts'
import outdoors from '#app/ideas/catalogue/topics/outdoors.ts'
import sport from '#app/ideas/catalogue/topics/sport.ts'
import watching from '#app/ideas/catalogue/topics/watching.ts'
import water from '#app/ideas/catalogue/topics/water.ts'
import universal from '#app/ideas/catalogue/universal.ts'
import { type Idea, type Kind, KINDS } from '#app/ideas/idea.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'

/** A hobby, fandom or life situation with its gear. */
export interface Topic extends Section {
  kind: Kind
}

export interface Catalogue {
  topics: readonly Topic[]
  templates: ReadonlyMap<TemplateGroup, readonly Idea[]>
  universal: readonly Idea[]
  /** By the lemmas of its name or of an alias, joined by spaces. */
  topicByName: ReadonlyMap<string, Topic>
  /** The same, lemmas sorted: "swimming in the sea" finds "sea swimming". */
  topicByLemmaSet: ReadonlyMap<string, Topic>
  /** Those of the names that are no English: they do not enter a template. */
  foreignNames: ReadonlySet<string>
  /** Emoji of a pastime, each with the title of its topic. */
  pictures: ReadonlyMap<string, string>
  /** Names that hold a separator themselves ("arts and crafts"), in lower case, longest first. */
  compoundNames: readonly string[]
}

export interface CatalogueTables {
  topics: Record<Kind, string>
  templates: string
  universal: string
  alsoTyped?: string
}

export function lemmaSetKey(words: readonly string[]): string {
  return [...new Set(words)]
    .filter((word) => !/^(?:a|an|the|in|on|of|at|to|with|for|and|my|her|his|their)$/.test(word))
    .toSorted()
    .join(' ')
}

/** Reads and links the tables; throws as `parseTable` does. Of two topics with one alias the first one has it. */
export function buildCatalogue(tables: CatalogueTables): Catalogue {
  const topics = KINDS.flatMap((kind) =>
    parseTable(`topics/${kind}.ts`, tables.topics[kind]).map((section) => ({ ...section, kind })),
  )
  const topicByName = new Map<string, Topic>()
  const topicByLemmaSet = new Map<string, Topic>()
  const named = [
    ...topics.map((topic) => ({ topic, name: topic.title })),
    ...topics.flatMap((topic) => topic.also.map((name) => ({ topic, name }))),
  ]
  for (const { topic, name } of named) {
    const words = lemmas(name)
    if (!topicByName.has(words.join(' '))) topicByName.set(words.join(' '), topic)
    if (!topicByLemmaSet.has(lemmaSetKey(words))) topicByLemmaSet.set(lemmaSetKey(words), topic)
  }
  const foreignNames = new Set<string>()
  const pictures = new Map<string, string>()
  for (const [, name = '', words = ''] of (tables.alsoTyped ?? '').matchAll(/^(.+?): (.+)$/gm)) {
    const topic = topicByName.get(lemmas(name).join(' '))
    if (!topic) throw new Error(`foreign-aliases.ts: "${name}" names no topic`)
    for (const word of words.split(', ')) {
      const key = lemmas(word).join(' ')
      if (key === '') pictures.set(word, topic.title)
      else if (!topicByName.has(key)) {
        topicByName.set(key, topic)
        foreignNames.add(key)
      }
    }
  }
  return {
    topics,
    foreignNames,
    pictures,
    templates: templatesByGroup(parseTable('templates.ts', tables.templates)),
    universal: parseTable('universal.ts', tables.universal).flatMap(({ ideas }) => ideas),
    topicByName,
    topicByLemmaSet,
    compoundNames: named
      .map(({ name }) => name.toLowerCase().replaceAll(' & ', ' and '))
      .filter((name) => / and |[&,/]/.test(name))
      .toSorted((a, b) => b.length - a.length),
  }
}

export const TABLES: CatalogueTables = {
  topics: {
    making,
    collecting,
    watching,
    sport,
    outdoors,
    water,
    games,
    music,
    'food-and-drink': foodAndDrink,
    'growing-and-animals': growingAndAnimals,
    'mind-and-study': mindAndStudy,
    'home-and-care': homeAndCare,
  },
  templates,
  universal,
  alsoTyped,
}

let whole: Catalogue | undefined

/** The catalogue in the source tree, read once at first use. */
export function wholeCatalogue(): Catalogue {
  whole ??= buildCatalogue(TABLES)
  return whole
}
