import type { Messages } from '@lingui/core'
import { type Area, areasOf } from '#app/domain/languages.ts'
import { I18n } from '#app/language/i18n.ts'

type Catalogue = { messages: Messages }

/** Without those that only the server needs. */
const FILES = import.meta.glob<Catalogue>(
  '/app/languages/*/{shared,other-pages,visitors,account,portal,quizzes}.po',
)

const known = new Map<string, I18n>()
const loaded = new Map<string, Promise<void>>()

/** A language with the words of the page at a path, in a browser; those of other pages come when they are asked for. */
export async function wordsOf(language: string, pathname: string): Promise<I18n> {
  const i18n = known.get(language) ?? new I18n({ locale: language, messages: { [language]: {} } })
  known.set(language, i18n)
  await Promise.all(areasOf(pathname).map((area) => loadOnce(i18n, language, area)))
  return i18n
}

function loadOnce(i18n: I18n, language: string, area: Area): Promise<void> {
  const path = `/app/languages/${language}/${area}.po`
  const load = loaded.get(path) ?? loadInto(i18n, language, path)
  loaded.set(path, load)
  // What did not come is asked for again.
  load.catch(() => loaded.delete(path))
  return load
}

async function loadInto(i18n: I18n, language: string, path: string): Promise<void> {
  const catalogue = await FILES[path]?.()
  if (catalogue) i18n.load(language, catalogue.messages)
}
