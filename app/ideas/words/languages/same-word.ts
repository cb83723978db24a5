import { type Language, languageOf } from '#app/ideas/words/languages/language.ts'
import { folded } from '#app/ideas/words/phrase-pattern.ts'

interface WordForms {
  /** What a word may end in. */
  ending: RegExp
  /** How else a word may be written in another number, by its end: "pannen" is a "pan". */
  others?: readonly (readonly [RegExp, string])[]
  /** Whether a word also stands within another, as its first or last part. */
  compounds: boolean
}

const ROMANCE = /(?:[aeo]s|es|aux|s|x|[aeio])$/
const GERMANIC = /(?:en|er|e|n|s)$/
const FORMS: Readonly<Record<Language, WordForms>> = {
  de: { ending: GERMANIC, compounds: true },
  nl: {
    ending: GERMANIC,
    others: [
      [/([bdfgklmnprst])\1en$/, '$1'],
      [/([^aeiou])([aeou])([^aeiouvz])en$/, '$1$2$2$3'],
      [/([aeou])ven$/, '$1$1f'],
      [/([aeou])zen$/, '$1$1s'],
      [/zen$/, 's'],
      [/ven$/, 'f'],
    ],
    compounds: true,
  },
  fr: {
    ending: ROMANCE,
    others: [
      [/aux$/, 'al'],
      [/eaux$/, 'eau'],
    ],
    compounds: false,
  },
  es: {
    ending: ROMANCE,
    others: [
      [/ces$/, 'z'],
      [/z$/, 'ces'],
    ],
    compounds: false,
  },
  it: {
    ending: ROMANCE,
    others: [
      [/([cg])hi$/, '$1o'],
      [/([cg])he$/, '$1a'],
      [/chi$/, 'chio'],
      [/([cg])i$/, '$1o'],
    ],
    compounds: false,
  },
  pt: {
    ending: ROMANCE,
    others: [
      [/oes$/, 'ao'],
      [/aes$/, 'ao'],
      [/eis$/, 'el'],
      [/ais$/, 'al'],
      [/ois$/, 'ol'],
      [/ns$/, 'm'],
    ],
    compounds: false,
  },
  pl: {
    ending: /(?:[aeiouy]\p{L}?|[aeiouy]ch)$/u,
    others: [
      [/k(?:i|ow|ami|om|ach)$/, 'ek'],
      [/kow$/, 'k'],
      [/(\p{L})k(?:i|a|e)$/u, '$1ek'],
    ],
    compounds: false,
  },
}
/** A shorter rest of a word would be that of too many others. */
const MIN_STEM = 4

/** What a word begins with in its forms, folded, and what may follow. */
function stemsOf(language: string, word: string): { letters: string; ending: string; isShort?: boolean }[] {
  const { ending, others = [], compounds } = formsOf(language)
  const plain = folded(word.toLowerCase())
  const rest = plain.replace(ending, '')
  const endings = compounds ? ENDINGS : ANY_ENDING
  const own =
    rest.length >= MIN_STEM ? { letters: rest, ending: endings } : { letters: plain, ending: '\\p{L}?' }
  const isShort = rest !== plain && rest.length === MIN_STEM - 1
  const short = compounds ? SHORT_ENDINGS : '[aeio]?s?'
  const forms = others.filter(([end]) => end.test(plain))
  return [
    own,
    ...(isShort ? [{ letters: rest, ending: short, isShort }] : []),
    ...forms.map(([end, other]) => ({
      letters: plain.replace(end, other),
      ending: compounds ? ENDINGS : 's?',
    })),
  ]
}

/** Of German and Dutch words. */
const ENDINGS = '(?:e|en|er|ern|n|s|es)?'
const SHORT_ENDINGS = '(?:e|en|er|n|s)'
const ANY_ENDING = '\\p{L}{0,3}'
const NO_FORMS: WordForms = { ending: /$/, compounds: false }
function formsOf(code: string): WordForms {
  const language = languageOf(code)
  return language ? FORMS[language] : NO_FORMS
}

/**
 * Takes a language and a word of it; gives a pattern of that word in a folded text, in another number or case, and in German and Dutch
 * as a part of another word ("Werkzeug" in "Werkzeugkiste").
 */
export function wordIn(language: string, word: string): RegExp {
  const isPart = formsOf(language).compounds
  const patterns = stemsOf(language, word).map(({ letters, ending, isShort }) => {
    const stem = RegExp.escape(letters)
    if (!isPart) return `(?<!\\p{L})${stem}${ending}(?!\\p{L})`
    // "Hund" is in "Hundeleine" and "Blindenhund", and not in "Hundert".
    const first = isShort || letters.length < MIN_STEM ? '' : `(?<!\\p{L})${stem}(?=\\p{L}{4})|`
    return `${first}${stem}${ending}(?!\\p{L})`
  })
  return new RegExp(patterns.join('|'), 'u')
}

/** The same where it is the thing itself: the last part of a German compound, the first word of a French name. */
export function thingIn(language: string, word: string): RegExp {
  const isPart = formsOf(language).compounds
  const patterns = stemsOf(language, word).map(({ letters, ending }) =>
    isPart
      ? `${RegExp.escape(letters)}${ending}(?=$| (?:mit|aus|fur|von|zum|zur|met|van|voor|in|im|auf)(?!\\p{L}))`
      : `^${RegExp.escape(letters)}${ending}(?!\\p{L})`,
  )
  return new RegExp(patterns.join('|'), 'u')
}
