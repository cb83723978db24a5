import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import { normalise } from '#app/ideas/words/lemmas.ts'

const HARMLESS = [
  'cock-a-doodle',
  'cock a doodle',
  'cockpit',
  'moby dick',
  'dick whittington',
  'spotted dick',
  'shiitake',
  'penistone',
  'blue tit',
  'great tit',
  'coal tit',
  'cum laude',
  'pussy willow',
  'pussycat',
  'puss in boots',
  'rape seed',
  'rapeseed',
  'fire retardant',
  'flame retardant',
  'bastard file',
  'prick-out',
  'sex and the city',
  'sex education',
  'assort',
]

const matcher = new RegExpMatcher({
  ...englishDataset.build(),
  ...englishRecommendedTransformers,
  whitelistedTerms: [...(englishDataset.build().whitelistedTerms ?? []), ...HARMLESS],
})
const SPACED_OUT = /(?<!\p{L})\p{L}(?:[\p{P}\p{S}]+\p{L}(?!\p{L})){2,}/gu

/** Whether a text contains a coarse or insulting English word, also one that is disguised by signs or digits. */
export function isCoarse(text: string): boolean {
  const plain = normalise(text).replace(SPACED_OUT, (letters) => letters.replace(/[\p{P}\p{S}]/gu, ''))
  return matcher.hasMatch(plain)
}
