import { folded } from '#app/ideas/words/phrase-pattern.ts'

interface WordForms {
  /** What a word may end in. */
  ending: RegExp
  /** Whether a word also stands within another, as its first or last part. */
  compounds: boolean
}

const ROMANCE = { ending: /(?:[aeo]s|es|aux|s|x|[aeio])$/, compounds: false }
const GERMANIC = { ending: /(?:en|er|e|n|s)$/, compounds: true }
const FORMS: Readonly<Record<string, WordForms>> = {
  de: GERMANIC,
  nl: GERMANIC,
  fr: ROMANCE,
  es: ROMANCE,
  it: ROMANCE,
  'pt-BR': ROMANCE,
  pl: { ending: /(?:[aeiouyąęó]\p{L}?|[aeiouyąęó]ch)$/u, compounds: false },
}
/** A shorter rest of a word would be that of too many others. */
const MIN_STEM = 4
const MAX_ENDING = 3

/** What a word begins with in all its forms, folded, and whether anything was taken off. */
function stemOf(word: string, ending: RegExp): { stem: string; letters: number } {
  const plain = folded(word.toLowerCase())
  const rest = plain.replace(ending, '')
  const isLong = rest.length >= MIN_STEM
  return { stem: RegExp.escape(isLong ? rest : plain), letters: isLong ? MAX_ENDING : 1 }
}
const formsOf = (language: string) => FORMS[language] ?? { ending: /$/, compounds: false }

/**
 * Takes a language and a word of it; gives a pattern of that word in a folded text, in another number or case, and in German and Dutch
 * as a part of another word ("Werkzeug" in "Werkzeugkiste").
 */
export function wordIn(language: string, word: string): RegExp {
  const { ending, compounds } = formsOf(language)
  const { stem, letters } = stemOf(word, ending)
  return compounds && word.length >= MIN_STEM
    ? new RegExp(`(?<!\\p{L})${stem}|${stem}\\p{L}{0,2}(?!\\p{L})`, 'u')
    : new RegExp(`(?<!\\p{L})${stem}\\p{L}{0,${letters}}(?!\\p{L})`, 'u')
}

/** The same where it is the thing itself: the last part of a German compound, the first word of a French name. */
export function thingIn(language: string, word: string): RegExp {
  const { ending, compounds } = formsOf(language)
  const { stem, letters } = stemOf(word, ending)
  return compounds
    ? new RegExp(`${stem}\\p{L}{0,2}(?=$| (?:mit|aus|fur|von|zum|zur|met|van|voor|in|im|auf)(?!\\p{L}))`, 'u')
    : new RegExp(`^${stem}\\p{L}{0,${letters}}(?!\\p{L})`, 'u')
}
