import { lemmas } from '#app/ideas/words/lemmas.ts'
import { withProperNames } from '#app/ideas/words/proper-names.ts'

/**
 * Takes a text as typed; gives a function from a lower-case phrase of it, and whether that is a topic's name, to the phrase
 * with the capitals that the text means and those of proper names.
 */
export function spellingOf(text: string): (phrase: string, known: boolean) => string {
  const shouted = text === text.toUpperCase()
  const items = text.split(/[,;\n/•.:]| and | & /).map((item) => item.trim())
  // Phones begin a text with a capital, some people every item: neither is meant.
  const meant = items.some((item) => /^\p{Ll}/u.test(item))
  const acronyms = new Map<string, string>()
  const names = new Map<string, string>()
  const fullNames = new Map<string, string>()
  for (const [at, item] of items.entries()) {
    const words = shouted ? [] : (item.match(/\p{L}[\p{L}\p{M}']*/gu) ?? [])
    for (const [place, word] of words.entries()) {
      const begins = place === 0 && (at === 0 || !meant) && !/^\p{Lu}/u.test(words[1] ?? '')
      if (/\p{Lu}\p{Ll}*\p{Lu}/u.test(word)) acronyms.set(word.toLowerCase(), word)
      else if (/^\p{Lu}/u.test(word) && !begins) names.set(word.toLowerCase(), word)
      if (meant && /^\p{Lu}/u.test(word) && words.length > 1 && words.every((each) => /^\p{Lu}/u.test(each)))
        fullNames.set(word.toLowerCase(), word)
    }
  }
  return (phrase, known) =>
    withProperNames(
      phrase.replace(
        /\p{L}[\p{L}\p{M}']*/gu,
        (word) => acronyms.get(word) ?? (known ? fullNames : names).get(word) ?? word,
      ),
    )
}

/** The lemmas of a text that stand with a capital inside a sentence: names, whatever they look like. */
export function namesIn(text: string): ReadonlySet<string> {
  if (text === text.toUpperCase()) return new Set()
  return new Set([...text.matchAll(/(?<=\p{Ll}[\p{L}'-]* )\p{Lu}\p{L}+/gu)].flatMap(([name]) => lemmas(name)))
}
