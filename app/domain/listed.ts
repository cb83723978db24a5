/** Texts as a list of a language, without a word for "and" (Intl.ListFormat has one in some). */
export function listed(texts: readonly string[], language: string): string {
  return texts.join(new Intl.Locale(language).maximize().script === 'Arab' ? '، ' : ', ')
}
