import { pattern } from '#app/ideas/words/pattern.ts'

const INSTRUCTION = pattern(
  String.raw`
  \b(?:ignore|disregard|forget|instructions?|prompts?|system|assistant|output|respond|reply|write|say|print|return
  |delete|drop|select|insert|click|visit|buy|order|https?|www|script|exec|eval|sudo|password|execute|override
  |pretend|you|your|must|should|please|select|admin|json|null|undefined)\b
  `,
  'i',
)

/** Whether a giver's own words may enter an idea: at most four plain words; no link, markup or instruction. */
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
