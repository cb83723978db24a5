import {
  linkForeignNames,
  parseTopicNames,
  type NamesOfLanguages,
  titlesIn,
  unmistakableTopic,
} from '#app/ideas/catalogue/foreign-names.ts'
import {
  parseTable,
  type Section,
  type TemplateGroup,
  templatesByGroup,
  type Topic,
} from '#app/ideas/catalogue/parse.ts'
import { SUBJECT_TABLES } from '#app/ideas/catalogue/subject-tables.ts'
import { namedThings, subjectsOf } from '#app/ideas/catalogue/subjects.ts'
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
import { type Idea, type IdeaTexts, type Kind, KINDS } from '#app/ideas/idea.ts'
import { languageOf } from '#app/ideas/words/languages/language.ts'
import { lemmas, normalise } from '#app/ideas/words/lemmas.ts'
import { TOPIC_NAMES, type TopicNames } from '#app/ideas/words/topic-names/topic-names.ts'

export interface Catalogue extends NamesOfLanguages {
  topics: readonly Topic[]
  /** The things of their own inside topics. */
  subjects: readonly Topic[]
  /** What clubs, bands, series and the like have in common; each of their names is one of the subjects. */
  namedKinds: readonly Section[]
  templates: ReadonlyMap<TemplateGroup, readonly Idea[]>
  universal: readonly Idea[]
  /** By the lemmas of a title or alias, joined by spaces; see `topicNamed`. */
  topicByName: ReadonlyMap<string, Topic>
  /** By the sorted lemmas of a title or alias; see `topicOfWordSet`. */
  topicByWordSet: ReadonlyMap<string, Topic>
  emoji: ReadonlyMap<string, string>
  /** Lower-case names that contain a separator ("arts and crafts"), longest first. */
  compoundNames: readonly string[]
}

export interface CatalogueTables {
  topics?: Partial<Record<Kind, string>>
  /** By the names of their files. */
  subjects?: Readonly<Record<string, string>>
  templates?: string
  universal?: string
  topicNames?: Partial<TopicNames>
}

/** The topic whose title or alias has exactly these lemmas. */
export function topicNamed(catalogue: Catalogue, words: readonly string[]): Topic | undefined {
  const name = words.join(' ')
  return catalogue.topicByName.get(name) ?? unmistakableTopic(catalogue, name)
}

/** The topic whose title or alias has these lemmas in any order: "swimming in the sea" is "sea swimming". */
export function topicOfWordSet({ topicByWordSet }: Catalogue, words: readonly string[]): Topic | undefined {
  return topicByWordSet.get(wordSetKey(words))
}

function wordSetKey(words: readonly string[]): string {
  return [...new Set(words)]
    .filter((word) => !/^(?:a|an|the|in|on|of|at|to|with|for|and|my|her|his|their)$/.test(word))
    .toSorted()
    .join(' ')
}

/** Parses and links the tables; throws as `parseTable` does. An alias of two topics belongs to the first one. */
export function buildCatalogue(tables: CatalogueTables): Catalogue {
  const topics = KINDS.flatMap((kind) =>
    parseTable(`topics/${kind}.ts`, tables.topics?.[kind] ?? '').map((section) => topicOf(section, kind)),
  )
  const needsOf = new Map(
    topics.flatMap(({ title, own, needs }) => [[title], ...own].map(([name = '']) => [name, needs])),
  )
  const sections = Object.entries(tables.subjects ?? {}).flatMap(([file, table]) =>
    parseTable(`subjects/${file}.ts`, table, needsOf),
  )
  const subjects = subjectsOf(topics, sections.flatMap(namedThings))
  const all = [...topics, ...subjects]
  const topicNames = parseTopicNames(tables.topicNames ?? {})
  const topicByName = new Map<string, Topic>()
  const topicByWordSet = new Map<string, Topic>()
  const named = [
    ...all.map((topic) => ({ topic, name: topic.title })),
    ...all.flatMap((topic) => topic.also.map((name) => ({ topic, name }))),
  ]
  for (const { topic, name } of named) {
    const words = lemmas(name)
    if (!topicByName.has(words.join(' '))) topicByName.set(words.join(' '), topic)
    if (!topicByWordSet.has(wordSetKey(words))) topicByWordSet.set(wordSetKey(words), topic)
  }
  return {
    topics,
    subjects,
    namedKinds: sections.filter(({ names }) => names.length > 0),
    ...linkForeignNames(topicByName, topicNames),
    language: null,
    titles: new Map(),
    templates: templatesByGroup(parseTable('templates.ts', tables.templates ?? '')),
    universal: parseTable('universal.ts', tables.universal ?? '').flatMap(({ ideas }) => ideas),
    topicByName,
    topicByWordSet,
    compoundNames: compoundOf([...named, ...topicNames].map(({ name }) => name)),
  }
}

/** Those of some names that a text would be split within, in lower case and the longest first. */
function compoundOf(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => normalise(name).replaceAll(' & ', ' and ')))]
    .filter((name) => / (?:and|und|et|y|и|e|en|i) |[&,/]/.test(name))
    .toSorted((a, b) => b.length - a.length)
}

function topicOf(section: Section, kind: Kind): Topic {
  return { ...section, kind, within: null, written: section.ideas, ownIdeas: new Set(section.ideas) }
}

const TABLES: CatalogueTables & { topics: Record<Kind, string> } = {
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
  subjects: SUBJECT_TABLES,
  templates,
  universal,
  topicNames: TOPIC_NAMES,
}

let whole: Catalogue | undefined

/** The catalogue in the source tree, parsed at first use. */
export function wholeCatalogue(): Catalogue {
  whole ??= buildCatalogue(TABLES)
  return whole
}

const byTexts = new WeakMap<IdeaTexts, Catalogue>()

/** The catalogue for profiles in the language of some texts: names of other languages count only where a text is in them, too. */
export function catalogueIn(texts: IdeaTexts | undefined): Catalogue {
  if (!texts) return wholeCatalogue()
  const made = byTexts.get(texts) ?? inLanguageOf(texts, wholeCatalogue())
  byTexts.set(texts, made)
  return made
}

function inLanguageOf(texts: IdeaTexts, catalogue: Catalogue): Catalogue {
  const language = languageOf(texts.language)
  if (!language) return catalogue
  const named = [...catalogue.topics, ...catalogue.subjects].flatMap((topic) => {
    const title = texts.of(topic.title)
    return title === undefined || title === topic.title ? [] : [[topic, title] as const]
  })
  return {
    ...catalogue,
    language,
    titles: titlesIn(language, catalogue.topicByName, named),
    compoundNames: compoundOf([...catalogue.compoundNames, ...named.map(([, title]) => title)]),
  }
}
