import type { Messages } from '@lingui/core'
import { LANGUAGE_NAME } from '#app/copy/shared-page.ts'
import { PSEUDO_LANGUAGE, SOURCE_LANGUAGE } from '#app/domain/languages.ts'
import { I18n } from '#app/language/i18n.ts'

const FILES = import.meta.glob<Messages>('/app/languages/*/*.po', { eager: true, import: 'messages' })

const languageIn = (path: string) => path.split('/').at(-2) ?? ''

const BY_LANGUAGE = new Map(
  [...Map.groupBy(Object.entries(FILES), ([path]) => languageIn(path))].map(([language, files]) => {
    const messages = Object.assign({}, ...files.map(([, words]) => words)) as Messages
    return [language, new I18n({ locale: language, messages: { [language]: messages } })]
  }),
)

/** The tags of all languages, the pseudo-language too. */
export const LANGUAGES: readonly string[] = [...BY_LANGUAGE.keys()]

/** Those that are chosen for somebody who did not ask for another. */
export const OFFERED: readonly string[] = LANGUAGES.filter((language) => language !== PSEUDO_LANGUAGE)

/** The tags of those that are offered, each with its own name. */
export function namedLanguages(): [tag: string, name: string][] {
  return OFFERED.map((tag) => [tag, wordsIn(tag)._(LANGUAGE_NAME)])
}

/** A language that was posted, if it is one of those. */
export function offered(posted: string | null | undefined): string | undefined {
  return OFFERED.find((one) => one === posted)
}

/** All words of a language of ours; of any other those of the source. */
export function wordsIn(language: string): I18n {
  const words = BY_LANGUAGE.get(language) ?? BY_LANGUAGE.get(SOURCE_LANGUAGE)
  if (!words) throw new Error('there are no words in app/languages')
  return words
}
