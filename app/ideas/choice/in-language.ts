import { LEFT_OUT, VEGAN_IDEA } from '#app/ideas/catalogue/texts.ts'
import type { Idea, IdeaTexts } from '#app/ideas/idea.ts'
import type { Interest } from '#app/ideas/reading/hobbies/interests.ts'

const SAYS_VEGAN = /v[eé]gan|wega/i

/** A text of the catalogue in a language; what is not the catalogue's stays as it is, as all does without a language. */
export function inLanguage(texts: IdeaTexts | undefined, english: string): string {
  return texts?.of(english) ?? english
}

/** What an idea says in a language, as a template filled for an interest, or for vegans; null where it is left out. */
export function ideaInLanguage(
  texts: IdeaTexts,
  { text, row = text, name = '' }: Pick<Idea, 'text' | 'row' | 'name'>,
  { filledFor, vegan }: { filledFor: Interest | null; vegan: boolean },
): string | null {
  const said = inLanguage(texts, row)
  if (said === LEFT_OUT) return null
  const filled = said
    .replace('{name}', () => inLanguage(texts, name))
    .replace('{hobby}', () => (filledFor ? pastimeIn(texts, filledFor) : ''))
  if (!vegan || SAYS_VEGAN.test(filled)) return filled
  return inLanguage(texts, VEGAN_IDEA).replace('{idea}', () => filled)
}

/** What fills a template: the pastime as its owner wrote it, else its title. */
function pastimeIn(texts: IdeaTexts, { phrase, topic, templateWord }: Interest): string {
  const written = templateWord ?? phrase
  const isTheirs = written !== topic?.title && phrase.toLowerCase().includes(written.toLowerCase())
  return topic && !isTheirs ? inLanguage(texts, topic.title) : written
}

/** Why an idea was chosen, in a language: the owner's own words stay, a title that they did not write is translated. */
export function reasonInLanguage(
  texts: IdeaTexts,
  reason: string,
  interest: Interest | null,
  theirWords: string,
): string {
  const { phrase = '', topic } = interest ?? {}
  const isTitle = phrase === topic?.title && !theirWords.toLowerCase().includes(phrase.toLowerCase())
  if (interest && !isTitle) return reason
  const [start, said = ''] = /^because of: (.*)$/s.exec(reason) ?? []
  if (start === undefined) return inLanguage(texts, reason)
  return `because of: ${inLanguage(texts, interest ? phrase : said)}`
}
