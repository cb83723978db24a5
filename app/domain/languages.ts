/** The language that every sentence is written in first. */
export const SOURCE_LANGUAGE = 'en'

/** English with accents and a third longer, to see what is not translated and what overflows. Never chosen for anybody. */
export const PSEUDO_LANGUAGE = 'en-XA'

/** The parts of a language's words that are loaded together, and the folders and files of `app` whose words they hold. */
export const AREAS = [
  {
    name: 'visitors',
    folders: [
      'root.tsx',
      'components',
      'ui',
      'routes/{draw,gathering,gift,home,invitation,privacy,report,system,your-gifts}',
    ],
  },
] as const

export const ALL_AREAS = AREAS.map(({ name }) => name)

export type Area = (typeof AREAS)[number]['name']

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur'])

/** The direction in which a language with a tag such as 'pt-BR' is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr'
}
