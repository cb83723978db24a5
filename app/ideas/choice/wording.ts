import { lemma } from '#app/ideas/words/lemmas.ts'
import { withProperNames } from '#app/ideas/words/proper-names.ts'

const VOWEL_SOUND = /^(?:[aeiou8]|11|18|hour|honest|heir)/i
const CONSONANT_SOUND = /^(?:uni|use|util|uku|eu|one\b|once)/i

/** Pastimes that stay in the plural before a noun: "darts club", but "stamp album". */
const PLURAL_ALWAYS =
  /^(?:arts|sports|darts|bowls|skittles|conkers|boules|pilates|draughts|dominoes|maths|clothes|quoits|billiards|trumps|sweets|goods|strings|affairs|sixties|seventies|eighties|nineties|blues|ropes|nails)$/

/** A hobby before a noun: "stamps" gives "stamp album", "pins and badges" a "pin and badge album"; names stay. */
function attributive(hobby: string): string {
  return hobby
    .replace(/^The /, '')
    .split(' and ')
    .map((part) => {
      const [last = '', ...before] = part.split(' ').toReversed()
      const stays = /\p{Lu}|'/u.test(last) || PLURAL_ALWAYS.test(last)
      return stays ? part : [...before.toReversed(), lemma(last)].join(' ')
    })
    .join(' and ')
}

/** Fills `{hobby}` into a template, in the singular before a noun, and mends a "a"/"an" before it. */
export function filledIn(template: string, hobby: string): string {
  const word = /\{hobby\} /.test(template) ? attributive(hobby) : hobby
  const article = VOWEL_SOUND.test(word) && !CONSONANT_SOUND.test(word) ? 'an' : 'a'
  return template.replace(/\ban? \{hobby\}/, `${article} {hobby}`).replace('{hobby}', () => word)
}

/** As an idea is shown: the first letter large, the rest as written. */
export function shown(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

const INSTRUCTION =
  /\b(?:ignore|disregard|forget|instructions?|prompts?|system|assistant|output|respond|reply|write|say|print|return|delete|drop|select|insert|click|visit|buy|order|https?|www|script|exec|eval|sudo|password|execute|override|pretend|you|your|must|should|please|select|admin|json|null|undefined)\b/i

/** Whether a giver's own words may enter an idea: at most four plain words, no link, markup or instruction. */
export function isPlainPhrase(phrase: string): boolean {
  const words = phrase.split(' ')
  return (
    phrase.length >= 2 &&
    phrase.length <= 40 &&
    words.length <= 4 &&
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N}&'+ -]*$/u.test(phrase) &&
    /\p{L}/u.test(phrase) &&
    !INSTRUCTION.test(phrase)
  )
}

/** Gives a lower-case phrase the capitals that a text writes it with, as far as they were meant, and its proper names. */
export function spellingOf(text: string): (phrase: string, known: boolean) => string {
  const shouted = text === text.toUpperCase()
  const items = text.split(/[,;\n/•.:]| and | & /).map((item) => item.trim())
  // A telephone begins every text with a capital, and some people every item.
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
