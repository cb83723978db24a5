import {
  isForeignName,
  type ForeignNames,
  type Language,
  LANGUAGES,
} from '#app/ideas/catalogue/foreign-names.ts'
import { FOREIGN_ARTICLE } from '#app/ideas/reading/hobbies/hobby-words.ts'
import { isFrequent } from '#app/ideas/words/frequent-words.ts'
import { TELLING } from '#app/ideas/words/languages/language-words.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'

const LANGUAGES_BY_WORD = Map.groupBy(
  LANGUAGES.flatMap((language) =>
    TELLING[language]
      .trim()
      .split(/\s+/)
      .map((word) => ({ word, language })),
  ),
  ({ word }) => word,
)

/**
 * The languages beside English that a text's normalised phrases are in, as far as words show that no English text holds.
 * A name of a topic tells all the languages that have it.
 */
export function languagesOf(foreignNames: ForeignNames, phrases: readonly string[]): ReadonlySet<Language> {
  const languages = new Set<Language>()
  for (const phrase of phrases) {
    for (const word of phrase.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [])
      for (const { language } of LANGUAGES_BY_WORD.get(word) ?? []) languages.add(language)
    const words = lemmas(phrase.replace(FOREIGN_ARTICLE, ''))
    // A single word tells its language in a sentence too, unless English has it.
    const telling = [words, ...words.filter((word) => !isFrequent(word)).map((word) => [word])]
    for (const name of telling.filter((each) => isForeignName(foreignNames, each)))
      for (const { language } of foreignNames.get(name.join(' ')) ?? [])
        if (language !== null) languages.add(language)
  }
  return languages
}
