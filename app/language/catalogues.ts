import type { Messages } from '@lingui/core'
import type { Area } from '#app/domain/languages.ts'
import { I18n } from '#app/language/i18n.ts'

type Catalogue = { messages: Messages }

const FILES = import.meta.glob<Catalogue>('/app/languages/*/*.po')

/** The tags of all languages, the pseudo-language too. */
export const LANGUAGES: readonly string[] = [
  ...new Set(Object.keys(FILES).map((path) => path.split('/').at(-2) ?? '')),
]

const known = new Map<string, I18n>()

/** A language with the words of some areas; those of others come when they are asked for. */
export async function wordsOf(language: string, areas: readonly Area[]): Promise<I18n> {
  const i18n = known.get(language) ?? new I18n({ locale: language, messages: { [language]: {} } })
  known.set(language, i18n)
  await Promise.all(
    areas.map(async (area) => {
      const { messages } = (await FILES[`/app/languages/${language}/${area}.po`]?.()) ?? { messages: {} }
      i18n.load(language, messages)
    }),
  )
  return i18n
}
