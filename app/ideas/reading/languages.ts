import { SOURCE_LANGUAGE } from '#app/domain/languages.ts'
import { isForeignName, languagesOfName, type NamesOfLanguages } from '#app/ideas/catalogue/foreign-names.ts'
import { FOREIGN_ARTICLE } from '#app/ideas/reading/hobbies/hobby-words.ts'
import { isFrequent } from '#app/ideas/words/frequent-words.ts'
import { TELLING } from '#app/ideas/words/languages/language-words.ts'
import { type Language, LANGUAGES } from '#app/ideas/words/languages/language.ts'
import { wordIn } from '#app/ideas/words/languages/same-word.ts'
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
 * Patterns of words in a language, as `wordIn` gives them, without those that are in every text of it ("einen"); none in English,
 * which is compared by lemmas.
 */
export function patternsIn(language: string, words: Iterable<string>): RegExp[] {
  if (language === SOURCE_LANGUAGE) return []
  return [...words].filter((word) => !LANGUAGES_BY_WORD.has(word)).map((word) => wordIn(language, word))
}

/**
 * The languages beside English that words of a normalised text tell which no English text holds. What is a word of the profile's
 * own language tells no other.
 */
export function languagesToldBy(text: string, own: Language | null = null): Set<Language> {
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  return new Set(
    words.flatMap((word) =>
      ownOrAll(
        own,
        (LANGUAGES_BY_WORD.get(word) ?? []).map(({ language }) => language),
      ),
    ),
  )
}

function ownOrAll(own: Language | null, languages: readonly Language[]): readonly Language[] {
  return own !== null && languages.includes(own) ? [own] : languages
}

/**
 * The languages beside English that a text's normalised phrases are in, as far as words show that no English text holds.
 * A name of a topic tells all the languages that have it. The profile's language always is one.
 */
export function languagesOf(names: NamesOfLanguages, phrases: readonly string[]): ReadonlySet<Language> {
  const languages = languagesToldBy(phrases.join('\n'), names.language)
  if (names.language !== null) languages.add(names.language)
  for (const phrase of phrases) {
    const words = lemmas(phrase.replace(FOREIGN_ARTICLE, ''))
    // A single word tells its language in a sentence too, unless English has it.
    const telling = [words, ...words.filter((word) => !isFrequent(word)).map((word) => [word])]
    for (const name of telling.filter((each) => isForeignName(names, each)))
      for (const language of ownOrAll(names.language, languagesOfName(names, name))) languages.add(language)
  }
  return languages
}
