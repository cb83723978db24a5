import { SOURCE_LANGUAGE } from '#app/domain/languages.ts'
import { type Catalogue, topicNamed, wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { patternsIn } from '#app/ideas/reading/languages.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'
import { folded } from '#app/ideas/words/phrase-pattern.ts'

const MAX_NAME = 5
const MIN_LENGTH = 3
/** Of such words nothing can be guessed. */
const SAYS_NOTHING = new Set(
  lemmas(
    `
    a an the and or of for in on to with without at by from up out over under as is are was be been has have
    had do does did not no nor but she he they it her his their him them my our your you we who which that this
    these those some any all each every more most very really too also just so than then when while because if
    about into after before like likes love loves want wants need needs please gift gifts present set kit pack
    pair box bag book card day home house new old good great big small little one two three time thing hobby
    anything nothing something everything
  `,
  ),
)

/**
 * The words of hidden texts that no idea may hold, as lemmas: all that say something, without those of a topic's whole
 * name, which are the catalogue's own, and without those that a visible text says as well.
 */
export function hiddenWords(
  texts: readonly string[],
  visible: readonly string[],
  catalogue: Catalogue = wholeCatalogue(),
): ReadonlySet<string> {
  const said = new Set(visible.flatMap(lemmas))
  return new Set(
    texts.flatMap((text) => revealingWords(lemmas(text), catalogue)).filter((word) => !said.has(word)),
  )
}

function revealingWords(words: readonly string[], catalogue: Catalogue): string[] {
  const ofTopic = new Set<number>()
  for (const start of words.keys()) {
    for (let length = 1; length <= MAX_NAME && start + length <= words.length; length++) {
      if (!topicNamed(catalogue, words.slice(start, start + length))) continue
      for (let offset = 0; offset < length; offset++) ofTopic.add(start + offset)
    }
  }
  return words.filter(
    (word, at) =>
      !ofTopic.has(at) && word.length >= MIN_LENGTH && /\p{L}/u.test(word) && !SAYS_NOTHING.has(word),
  )
}

/**
 * Takes the texts of hidden fields, a list's ideas, the texts that visitors see and the language of all; gives those ideas that hold a word of the
 * hidden ones alone, in their order. Refuses nothing (specification, section 3: what the owner hides no visitor learns).
 */
export function ideasRevealing(
  hiddenTexts: readonly string[],
  ideas: readonly string[],
  visibleTexts: readonly string[] = [],
  language: string = SOURCE_LANGUAGE,
): string[] {
  const words = hiddenWords(hiddenTexts, visibleTexts)
  const patterns = patternsIn(language, words)
  const tells = (idea: string) =>
    lemmas(idea).some((word) => words.has(word)) ||
    patterns.some((pattern) => pattern.test(folded(idea.toLowerCase())))
  return ideas.filter(tells)
}
