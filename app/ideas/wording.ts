const VOWEL_SOUND = /^(?:[aeiou8]|11|18|hour|honest|heir)/i
const CONSONANT_SOUND = /^(?:uni|use|util|uku|eu|one\b|once)/i

/** Fills `{hobby}` into a template and mends a "a"/"an" before it. */
export function filledIn(template: string, hobby: string): string {
  const article = VOWEL_SOUND.test(hobby) && !CONSONANT_SOUND.test(hobby) ? 'an' : 'a'
  return template.replace(/\ban? \{hobby\}/, `${article} {hobby}`).replace('{hobby}', () => hobby)
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

/** Gives a lower-case phrase the capitals of its acronyms back ("FIFA") as a text writes them, unless it shouts. */
export function withAcronymsOf(text: string): (phrase: string) => string {
  const shouted = text === text.toUpperCase()
  const acronyms = new Map(
    (shouted ? [] : (text.match(/\p{Lu}{2,}/gu) ?? [])).map((word) => [word.toLowerCase(), word]),
  )
  return (phrase) => phrase.replace(/\p{L}+/gu, (word) => acronyms.get(word) ?? word)
}
