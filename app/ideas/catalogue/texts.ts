import type { Catalogue } from '#app/ideas/catalogue/catalogue.ts'
import type { Section, Topic } from '#app/ideas/catalogue/parse.ts'
import { nameAsWritten } from '#app/ideas/catalogue/subjects.ts'
import { type Idea, type Kind, KINDS } from '#app/ideas/idea.ts'

/** A text of the catalogue that another language has its own words for. */
export interface CatalogueText {
  english: string
  /** `row`: an idea, which a language may leave out; `title`: of a topic or subject; `name`: of a club, a band and the like. */
  of: 'row' | 'title' | 'name'
  /** For translators: the section where it stands, and what kind of thing it is. */
  note: string
}

/** Where the texts of the catalogue stand in a language: with their kind of pastime, or what suits anybody. */
export const TEXT_FILES = [...KINDS, 'anybody'] as const
export type TextFile = (typeof TEXT_FILES)[number]

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
  return [...[...templates].flatMap(([group, ideas]) => rows(group, ideas)), ...rows('anybody', universal)]
}

function ofKind(kind: Kind, { topics, subjects, namedKinds }: Catalogue): CatalogueText[] {
  const isNamed = new Set(namedKinds.map(({ where }) => where))
  return topics
    .filter((topic) => topic.kind === kind)
    .flatMap((topic) => {
      const within = subjects.filter((subject) => subject.within === topic)
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
