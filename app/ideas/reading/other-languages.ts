import { TRANSLATIONS } from '#app/ideas/words/languages/translations.ts'

const PHRASES = TRANSLATIONS.replaceAll(/\n {2,}/g, ' ')
  .trim()
  .split('\n')
  .map((line): [RegExp, string] => {
    const [english = '', sources = ''] = line.split(/: (.*)/s, 2)
    const longestFirst = sources
      .split(', ')
      .toSorted((a, b) => b.length - a.length)
      .join('|')
    return [new RegExp(`(?<![\\p{L}\\p{N}'])(?:${longestFirst})(?![\\p{L}\\p{N}])`, 'gu'), english]
  })

/** A normalised text with the commonest refusals of other languages in English, the rest as it was. */
export function refusalsInEnglish(normalisedText: string): string {
  const withoutElision = normalisedText.replace(/(?<![\p{L}\p{N}])([dl])'(?=\p{L})/gu, '$1e ')
  return PHRASES.reduce((text, [phrase, english]) => text.replace(phrase, english), withoutElision)
}
