import { SOURCE_LANGUAGE } from '#app/domain/languages.ts'

/** What texts are written in beside English, without its country. */
export const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** Takes a language of the interface ("pt-BR"); undefined for English and those that nothing is known of. */
export function languageOf(code: string): Language | undefined {
  const [subtag] = code.split('-')
  return LANGUAGES.find((language) => language === subtag)
}

/** What English calls a language: "Brazilian Portuguese". */
export const ENGLISH_NAMES = new Intl.DisplayNames(SOURCE_LANGUAGE, { type: 'language' })
