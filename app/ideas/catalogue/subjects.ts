import type { Section, Topic } from '#app/ideas/catalogue/parse.ts'
import type { Idea } from '#app/ideas/idea.ts'
import { containsPhrase, lemmas } from '#app/ideas/words/lemmas.ts'

/** Words of a name that say what people do with the thing: gear for "pasta making" says pasta. */
const DOING = new Set(
  lemmas(
    'making baking cooking food playing growing keeping tasting learning visiting collecting growing care fan music',
  ),
)

/**
 * Takes the topics and the sections that hold rows for their subjects; gives a topic for each thing of its own that "own:" of a
 * topic or "in:" of a section names, written or not: first the rows of its section and those that say its name in its topic or
 * one close to it, then the topic's general rows, which name none of its things. Throws when a section is in no topic.
 */
export function subjectsOf(topics: readonly Topic[], sections: readonly Section[]): Topic[] {
  const byTitle = new Map(topics.map((topic) => [topic.title, topic]))
  const sectionOf = new Map(sections.map((section) => [section.title, section]))
  const owned = new Set(topics.flatMap(({ own }) => own.map(([title]) => title)))
  const lost = sections.filter(({ title, in: topic }) => !owned.has(title) && !byTitle.has(topic ?? ''))
  if (lost.length > 0)
    throw new Error(
      lost
        .map(
          ({ title, where }) =>
            `${where}: "${title}" is in "own:" of no topic: add it there, or "in: a topic's title"`,
        )
        .join('\n'),
    )
  return topics.flatMap((topic) => {
    const further = sections.filter(({ title, in: within }) => within === topic.title && !owned.has(title))
    const subjects = [
      ...topic.own.map(([title = '', ...also]) => ({ title, also, section: sectionOf.get(title) })),
      ...further.map((section) => ({ title: section.title, also: [], section })),
    ].map(({ title, also, section }) => {
      const names = [title, ...also, ...(section?.also ?? [])]
      const says = saying(names)
      const isOf = (idea: Idea) => idea.of.includes(title) || says(idea)
      return { title, also: names.slice(1), section, isOf, says }
    })
    const general = topic.ideas.filter(
      (idea) => idea.of.length === 0 && !subjects.some(({ says }) => says(idea)),
    )
    const near = topic.near.flatMap((title) => byTitle.get(title)?.ideas ?? [])
    return subjects.map(({ title, also, section, isOf, says }) => {
      const written = section?.ideas ?? []
      const own = [...written, ...topic.ideas.filter(isOf), ...near.filter(says)]
      return {
        ...topic,
        ...(section && { near: section.near.length > 0 ? section.near : topic.near, where: section.where }),
        title,
        also,
        own: [],
        unfit: [...topic.unfit, ...(section?.unfit ?? [])],
        later: null,
        alone: section?.alone ?? false,
        ideas: [...own, ...general],
        within: topic,
        written,
        ownIdeas: new Set(own),
      }
    })
  })
}

/**
 * A section for each thing that `names:` of a section lists, its rows filled with the name as it is written there. A star: the
 * name means the thing only alone ("Queen* = queen band"), two: it is an everyday word ("Friends** = friends tv show").
 */
export function namedThings(section: Section): Section[] {
  if (section.names.length === 0) return [section]
  return section.names.map((names) => {
    const [written = '', ...also] = names
    const name = nameAsWritten(names)
    const known = written.endsWith('**') ? also : [name, ...also]
    const [title = '', ...others] = new Set([...known, ...known.map(unaccented)])
    const ideas = section.ideas.map((idea) => ({
      ...idea,
      text: idea.text.replace('{name}', () => name),
      row: idea.text,
      name,
    }))
    return { ...section, title, also: others, alone: written === `${name}*`, ideas }
  })
}

/** The name that the rows say of those that `names:` lists for one thing. */
export function nameAsWritten([written = '']: readonly string[]): string {
  return written.replace(/\*+$/, '')
}

/** As people type a name who do not look for its accents. */
export function unaccented(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '')
}

/** Whether an idea says one of these names. */
function saying(names: readonly string[]): (idea: Idea) => boolean {
  const phrases = names.map((name) => {
    const words = lemmas(name)
    const telling = words.filter((word) => !DOING.has(word))
    return telling.length > 0 ? telling : words
  })
  return ({ text }) => {
    const words = lemmas(text)
    return phrases.some((phrase) => containsPhrase(words, phrase))
  }
}
