const WITH_ARABIC_COMMA: ReadonlySet<string> = new Set(['ar', 'fa', 'ur'])

/** Texts as a list of a language, without a word for "and" (Intl.ListFormat has one in some). */
export function listed(texts: readonly string[], language: string): string {
  return texts.join(WITH_ARABIC_COMMA.has(language.split('-')[0] ?? '') ? '، ' : ', ')
}
