import {
  isForeignName,
  type ForeignNames,
  type Language,
  LANGUAGES,
} from '#app/ideas/catalogue/foreign-names.ts'
import { FOREIGN_ARTICLE } from '#app/ideas/reading/hobbies/hobby-words.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'

/** Words that tell a language and are no English ones. */
const TELLING: Record<Language, string> = {
  German: `
    und der das eine mit gern gerne liebt spielt macht meine ihre seine viel auch nicht kein keine für geht
    sehr oder sie er ihr mein ihm
  `,
  French: 'les du et aux une ses avec aime adore joue faire beaucoup très passionné passionnée elle mon',
  Spanish: 'el los las gusta gustan encanta encantan sus mucho una del jugar hacer ella',
  Italian: 'il gli suoi sua della dello piace piacciono molto una giocare anche lei lui mio mia niente',
  Portuguese: 'os gosta adora seu seus uma fazer muito muita também ela ele meu minha',
  Dutch: 'het een zijn haar houdt graag met veel doet ook niet hij zij mijn',
  Polish: 'lubi kocha uwielbia oraz jego jej mój moja bardzo gra się też',
}
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
    if (!isForeignName(foreignNames, words)) continue
    for (const { language } of foreignNames.get(words.join(' ')) ?? [])
      if (language !== null) languages.add(language)
  }
  return languages
}
