import { brandIn } from '#app/ideas/catalogue/brands.ts'
import { type CatalogueText, LEFT_OUT } from '#app/ideas/catalogue/texts.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'

const LONGEST = { row: 60, title: 40, name: 40, phrase: 60 }
/** Of a row that is filled, besides what fills it. */
const LONGEST_BESIDE = 42
const PLACEHOLDER = /\{\w+\}/g
/** In lower case no word of another language of ours. */
const ENGLISH = /(?<!\p{L})(?:with|wooden|vouchers?|gift|handmade|children's)(?!\p{L})/u
/** More words than a name has that is alike in all languages. */
const ALIKE = 3
const NOT_PLAIN = /[.,;!?()<>[\]_#=@|*"\\{}]/

/**
 * Takes the texts of the catalogue, what a language says for each, and its words that only by chance are a maker's name ("braun");
 * gives what is wrong, with the English. What has no words yet is none: without all of them, the language's ideas are not shown.
 */
export function wrongTexts(
  texts: readonly CatalogueText[],
  said: ReadonlyMap<string, string>,
  harmless: readonly string[] = [],
): string[] {
  const inCatalogue = new Set(texts.map(({ english }) => english))
  const gone = [...said.keys()].filter((english) => !inCatalogue.has(english))
  const lacking = texts.filter(({ english }) => !said.has(english)).map(({ english }) => english)
  return [
    ...gone.map((english) => `“${english}” is in the catalogue no more: npm run languages`),
    ...lacking.map((english) => `“${english}” is not in the file: npm run languages`),
    ...texts.flatMap((text) => {
      const words = said.get(text.english) ?? ''
      return words === ''
        ? []
        : problemsOf(text, words, harmless).map((what) => `“${text.english}”: “${words}” ${what}`)
    }),
  ]
}

function problemsOf({ english, of }: CatalogueText, words: string, harmless: readonly string[]): string[] {
  if (words === LEFT_OUT) return of === 'row' ? [] : ['leaves out what is no idea']
  const beside = words.replace(PLACEHOLDER, '')
  const longest = beside === words ? LONGEST[of] : LONGEST_BESIDE
  const isOwn = (word: string) => !harmless.includes(word) && !lemmas(english).includes(word)
  const maker = brandIn(lemmas(beside).filter(isOwn))
  return [
    ...(beside.length > longest ? [`has ${beside.length} characters of at most ${longest}`] : []),
    ...(placeholdersIn(words) === placeholdersIn(english) ? [] : ['has other placeholders']),
    ...(words.trim() === words && !words.includes('  ') ? [] : ['has spaces too many']),
    ...(of !== 'phrase' && NOT_PLAIN.test(beside) ? ['is no plain phrase'] : []),
    ...(of === 'row' && isEnglish(english, words) ? ['is English'] : []),
    ...(of === 'row' && maker ? [`names a maker or shop: ${maker}`] : []),
  ]
}

function isEnglish(english: string, words: string): boolean {
  return ENGLISH.test(words) || (words === english && words.split(' ').length >= ALIKE)
}

function placeholdersIn(text: string): string {
  return (text.match(PLACEHOLDER) ?? []).toSorted().join(' ')
}
