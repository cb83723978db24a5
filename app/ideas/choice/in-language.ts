import { inLanguage, LEFT_OUT, VEGAN_IDEA } from '#app/ideas/catalogue/texts.ts'
import type { Idea, IdeaTexts } from '#app/ideas/idea.ts'
import type { Interest } from '#app/ideas/reading/hobbies/interests.ts'

const SAYS_VEGAN = /v[eé]gan|wega/i

/** What an idea says in a language, as a template filled for an interest, or for vegans; null where it is left out. */
export function ideaInLanguage(
  texts: IdeaTexts,
  { text, row = text, name = '' }: Pick<Idea, 'text' | 'row' | 'name'>,
  { filledFor, vegan }: { filledFor: Interest | null; vegan: boolean },
): string | null {
  const said = texts.of(row) ?? row
  if (said === LEFT_OUT) return null
  const filled = said.includes('{')
    ? said
        .replace('{name}', () => inLanguage(texts, name))
        .replace('{hobby}', () => (filledFor ? pastimeIn(texts, filledFor) : ''))
    : said
  if (!vegan || SAYS_VEGAN.test(filled)) return filled
  return inLanguage(texts, VEGAN_IDEA).replace('{idea}', () => filled)
}

/** What fills a template: the pastime as its owner wrote it, else its title. */
function pastimeIn(texts: IdeaTexts, { phrase, written, topic, templateWord }: Interest): string {
  if (topic && (templateWord === topic.title || templateWord !== phrase))
    return inLanguage(texts, topic.title)
  return (templateWord === phrase && written) || (templateWord ?? phrase)
}

/** Why an idea was chosen, in a language: in the owner's own words where they wrote it. */
export function reasonInLanguage(texts: IdeaTexts, reason: string, interest: Interest | null): string {
  if (interest) return `because of: ${interest.written ?? inLanguage(texts, interest.phrase)}`
  const [, occasion] = /^because of: (.*)$/s.exec(reason) ?? []
  return occasion === undefined ? inLanguage(texts, reason) : `because of: ${inLanguage(texts, occasion)}`
}
