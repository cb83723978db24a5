import type { I18n, MessageDescriptor } from '@lingui/core'
import { SOURCE_LANGUAGE } from '#app/domain/languages.ts'
import { wordsOf } from '#app/language/catalogues.ts'

let words: I18n | undefined

/** Loads what the page at a path says, in the language of the open page. In a browser alone: a server answers in many. */
export async function loadWords(pathname: string): Promise<I18n> {
  // Not `lang`, which a translating browser sets to its own.
  return (words = await wordsOf(document.documentElement.dataset.language ?? SOURCE_LANGUAGE, pathname))
}

/** A sentence in the language of the open page, outside its components. */
export function sayHere(message: MessageDescriptor): string {
  return words?._(message) ?? message.message ?? ''
}

/** For the root's middleware: a page is shown once its words are here. */
export async function withItsWords<Answer>({ request }: { request: Request }, next: () => Promise<Answer>) {
  const loading = loadWords(new URL(request.url).pathname)
  // A post says by itself what came of it, on the page where it was made.
  const [answer] = await Promise.all([next(), request.method === 'GET' ? loading : loading.catch(() => {})])
  return answer
}
