import type { Messages } from '@lingui/core'
import { type Area, PSEUDO_LANGUAGE } from '#app/domain/languages.ts'
import { I18n } from '#app/language/i18n.ts'

type Catalogue = { messages: Messages }

const FILES = import.meta.glob<Catalogue>('/app/languages/*/*.po')

/** The tags of all languages, the pseudo-language too. */
export const LANGUAGES: readonly string[] = [
  ...new Set(Object.keys(FILES).map((path) => path.split('/').at(-2) ?? '')),
]

/** Those that are chosen for somebody who did not ask for another. */
export const OFFERED: readonly string[] = LANGUAGES.filter((language) => language !== PSEUDO_LANGUAGE)

const known = new Map<string, I18n>()
const loaded = new Map<string, Promise<void>>()

/** A language with the words of some areas; those of others come when they are asked for. */
export async function wordsOf(language: string, areas: readonly Area[]): Promise<I18n> {
  const i18n = known.get(language) ?? new I18n({ locale: language, messages: { [language]: {} } })
  known.set(language, i18n)
  await Promise.all(
    areas.map((area) => {
      const path = `/app/languages/${language}/${area}.po`
      const load = loaded.get(path) ?? loadInto(i18n, language, path)
      loaded.set(path, load)
      return load
    }),
  )
  return i18n
}

async function loadInto(i18n: I18n, language: string, path: string): Promise<void> {
  const catalogue = await FILES[path]?.()
  if (catalogue) i18n.load(language, catalogue.messages)
}
