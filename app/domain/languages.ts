/** The language that every sentence is written in first. */
export const SOURCE_LANGUAGE = 'en'

/** English with accents and a third longer, to see what is not translated and what overflows. Never chosen for anybody. */
export const PSEUDO_LANGUAGE = 'en-XA'

/** The parts of a language's words that a browser loads, by the first word of the addresses whose pages need them. */
const AREAS_OF_PAGES = {
  visitors: ['draw', 'gathering', 'invitation', 'language', 'privacy', 'report', 'takedown', 'your-gifts'],
  account: [
    'auth',
    'confirm-email',
    'create-gift-profile',
    'portal',
    'resend-verification',
    'reset-password',
    'signin',
    'signout',
    'signup',
    'unsubscribe',
    'update-password',
  ],
  portal: ['analytics', 'create-gift-profile', 'portal'],
  quizzes: ['quiz'],
} satisfies Record<string, readonly string[]>

/** `shared`: what every page has, and the two that are opened most; `other-pages`: what most others have besides. */
export type Area = 'shared' | 'other-pages' | keyof typeof AREAS_OF_PAGES

/** The front page and the shared page, with the questions before a take and its end. */
const OPENED_MOST = /^\/(gift\/[^/]+\/*(take|free)?\/*)?$/i

/** Whose words the page at a path needs. */
export function areasOf(pathname: string): Area[] {
  // As React Router finds it.
  const [, page = ''] = decodeURIComponent(pathname).toLowerCase().split('/')
  const own = Object.entries(AREAS_OF_PAGES) as [Area, readonly string[]][]
  const other: Area[] = OPENED_MOST.test(pathname) ? [] : ['other-pages']
  return ['shared', ...other, ...own.flatMap(([area, pages]) => (pages.includes(page) ? [area] : []))]
}

const RIGHT_TO_LEFT: ReadonlySet<string | undefined> = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Nkoo',
  'Syrc',
  'Thaa',
])

/** The direction in which a language with a tag such as 'pt-BR' is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script) ? 'rtl' : 'ltr'
}

/** What is said in a language, without that language where the page around it has the same: it would only be bytes. */
export function withoutLanguageOf<Said extends { language?: string }>(page: string, said: Said): Said {
  const { language, ...rest } = said
  return language === page ? (rest as Said) : said
}

/** A language as `og:locale` has it, with its commonest country: 'de_DE'. */
export function localeOf(language: string): string {
  const { language: tongue, region } = new Intl.Locale(language).maximize()
  return `${tongue}_${region}`
}
