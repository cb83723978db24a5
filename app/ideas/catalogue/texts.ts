import { OCCASION_TYPES } from '#app/domain/profiles/gift-profile.ts'
import type { Catalogue } from '#app/ideas/catalogue/catalogue.ts'
import type { Section, Topic } from '#app/ideas/catalogue/parse.ts'
import { nameAsWritten } from '#app/ideas/catalogue/subjects.ts'
import {
  ATTRIBUTES,
  CATEGORIES,
  type Idea,
  type IdeaTexts,
  type Kind,
  KINDS,
  THING_KINDS,
} from '#app/ideas/idea.ts'
import { spokenName } from '#app/ideas/words/names-of-kinds.ts'

/** A text of the catalogue that another language has its own words for. */
export interface CatalogueText {
  english: string
  /**
   * `row`: an idea, which a language may leave out; `title`: of a topic or subject; `name`: of a club, a band and the like;
   * `phrase`: what is said of ideas.
   */
  of: 'row' | 'title' | 'name' | 'phrase'
  /** For translators: the section where it stands, and what kind of thing it is. */
  note: string
}

/** In place of an idea that a language leaves out, as its countries do not have it. */
export const LEFT_OUT = '-'

/** A title, name or phrase in a language; what is not the catalogue's stays as it is, as all does without a language. */
export function inLanguage(texts: IdeaTexts | undefined, english: string): string {
  const said = texts?.of(english)
  return said === undefined || said === LEFT_OUT ? english : said
}

/** How a thing of body care is named for vegans. */
export const VEGAN_IDEA = 'vegan {idea}'
/** Why an idea was chosen that is for anybody. */
export const FOR_THE_AGE = 'suits most people of this age'

/** Where the texts of the catalogue stand in a language: with their kind of pastime, or what suits anybody. */
const TEXT_FILES = [...KINDS, 'anybody'] as const
type TextFile = (typeof TEXT_FILES)[number]

/** Every text once, in the order of the catalogue: titles and names as they fill `{hobby}` and `{name}`, and the rows. */
export function textsOf(catalogue: Catalogue): Map<TextFile, CatalogueText[]> {
  const known = new Set<string>()
  const once = (texts: readonly CatalogueText[]) =>
    texts.filter(({ english }) => !known.has(english) && known.add(english))
  return new Map(
    TEXT_FILES.map((file) => [
      file,
      once(file === 'anybody' ? forAnybody(catalogue) : ofKind(file, catalogue)),
    ]),
  )
}

function forAnybody({ templates, universal }: Catalogue): CatalogueText[] {
  return [
    ...phrases('for vegans', [VEGAN_IDEA]),
    ...phrases('reason', [FOR_THE_AGE]),
    ...phrases(
      'occasion',
      OCCASION_TYPES.filter((type) => type !== 'other'),
    ),
    ...phrases('kind of idea', [...ATTRIBUTES, ...THING_KINDS, ...CATEGORIES].map(spokenName)),
    ...[...templates].flatMap(([group, ideas]) => rows(group, ideas)),
    ...rows('anybody', universal),
  ]
}

function phrases(note: string, texts: readonly string[]): CatalogueText[] {
  return texts.map((english) => ({ english, of: 'phrase', note: `phrase: ${note}` }))
}

function ofKind(kind: Kind, { topics, subjects, namedKinds }: Catalogue): CatalogueText[] {
  const isNamed = new Set(namedKinds.map(({ where }) => where))
  const byTopic = Map.groupBy(subjects, ({ within }) => within)
  return topics
    .filter((topic) => topic.kind === kind)
    .flatMap((topic) => {
      const within = byTopic.get(topic) ?? []
      const written = within.filter(({ where }) => !isNamed.has(where))
      const places = new Set(within.map(({ where }) => where))
      const shared = namedKinds.filter(({ where }) => places.has(where))
      return [
        ...titles(topic.title, [topic, ...written]),
        ...rows(topic.title, topic.written),
        ...written.flatMap((subject) => rows(subject.title, subject.written)),
        ...shared.flatMap((section) => [
          ...names(section),
          ...titles(
            section.title,
            within.filter(({ where }) => where === section.where),
          ),
          ...rows(section.title, section.ideas),
        ]),
      ]
    })
}

function rows(section: string, ideas: readonly Idea[]): CatalogueText[] {
  return ideas.map(({ text, category }) => ({ english: text, of: 'row', note: `${section}, ${category}` }))
}

function titles(section: string, topics: readonly Topic[]): CatalogueText[] {
  return topics.map(({ title }) => ({ english: title, of: 'title', note: `title: ${section}` }))
}

function names({ title, names: lists }: Section): CatalogueText[] {
  return lists.map((list) => ({ english: nameAsWritten(list), of: 'name', note: `name: ${title}` }))
}
