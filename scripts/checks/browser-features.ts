import es from 'eslint-plugin-es-x'
import type { OxlintConfig } from 'oxlint'

/** What `eslint-plugin-es-x` knows as newer than 2022, of the language and of `Intl`. */
const NEWER_YEARS = /^flat\/no-new-in-es(202[3-9]|20[3-9]\d|next)/

/** Methods of iterators that arrays have too: in a built script nothing tells one from the other. */
const OF_ARRAYS_TOO = /no-iterator-prototype-(every|filter|find|flatmap|foreach|map|reduce|some)$/

/** Newer, but asked for before it is used, or not what it looks like. */
const ALLOWED = [
  'share', // asked for; elsewhere the link is copied
  'async-clipboard', // writing a text is older than the whole, and a failure is told
  'network-information', // React asks
  'html-wrapper-methods', // names of ours
  'print', // old, but in Firefox for Android only since 2023
]

/** Oxlint's rules for the scripts that browsers get: nothing newer than Baseline 2022, and nothing that iOS 15 lacks. */
export default {
  plugins: [],
  jsPlugins: ['eslint-plugin-es-x', 'eslint-plugin-baseline-js'],
  categories: { correctness: 'off' },
  // Methods count by their names: a built script has no types.
  settings: { 'es-x': { aggressive: true } },
  rules: {
    ...newerThan2022(),
    'es-x/no-class-static-block': 'error',
    'es-x/no-regexp-lookbehind-assertions': 'error',
    'baseline-js/use-baseline': [
      'error',
      {
        available: 2022,
        includeWebApis: { preset: 'auto' },
        includeJsBuiltins: { preset: 'auto' },
        ignoreFeatures: ALLOWED,
      },
    ],
  },
} satisfies OxlintConfig

function newerThan2022(): Record<string, 'error'> {
  const configs: Readonly<Record<string, { rules?: object }>> = es.configs
  const names = Object.keys(configs)
    .filter((config) => NEWER_YEARS.test(config))
    .flatMap((config) => Object.keys(configs[config]?.rules ?? {}))
  return Object.fromEntries(names.filter((name) => !OF_ARRAYS_TOO.test(name)).map((name) => [name, 'error']))
}
