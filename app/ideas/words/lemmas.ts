import { cachedByText } from '#app/ideas/words/cached-by-text.ts'

const IRREGULAR = new Map(
  Object.entries({
    mice: 'mouse',
    geese: 'goose',
    feet: 'foot',
    teeth: 'tooth',
    men: 'man',
    women: 'woman',
    children: 'child',
    people: 'person',
    quizzes: 'quiz',
    cacti: 'cactus',
    jewelry: 'jewellery',
    watercolor: 'watercolour',
    watercolors: 'watercolour',
    color: 'colour',
    colors: 'colour',
    personalized: 'personalised',
  }),
)
const SAME_IN_PLURAL = /(?:ss|us|is|ics|christmas|news|blues|series|species|lens|chess|canvas|atlas)$/
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/^(kni|li|wi)ves$/, '$1fe'],
  [/^(scar|lea|loa|shel|wol|hal|cal|hoo|el|thie)ves$/, '$1f'],
  [/(mov|cook|self|brown|smooth|hood|bean|ones|zomb|pix|rook|cal?or|bird|coll|pink|kidd|budg)ies$/, '$1ie'],
  [/^(t|p|l|d)ies$/, '$1ie'],
  [/ies$/, 'y'],
  [/(ch|sh|x|ss|zz)es$/, '$1'],
  [/^(sh|t|can|ob|fl)oes$/, '$1oe'],
  [/oes$/, 'o'],
  [/s$/, ''],
]

/** A text in lower case and NFKC, with straight quotes and plain hyphens; line breaks stay. */
export function normalise(text: string): string {
  return text
    .replace(/(?<=\d) ?½/g, '.5')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[‐‑‒]|–(?= ?[£$€¥₹]?\d)/g, '-')
    .replace(/\p{Cf}/gu, '')
}

/** Without web addresses, whose words are nobody's wish; the punctuation behind one stays. */
export function withoutLinks(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s,;|<>"，、；]*[^\s.,;:!?)|<>"，、；]/giu,
    ' ',
  )
}

/** The dictionary form of one lower-case word: no plural, no possessive; nothing is stemmed. */
export function lemma(word: string): string {
  const bare = word.replace(/'s$|'$/, '')
  const irregular = IRREGULAR.get(bare)
  if (irregular !== undefined) return irregular
  if (bare.length < 4 || SAME_IN_PLURAL.test(bare)) return bare
  for (const [ending, singular] of PLURALS) {
    if (ending.test(bare)) return bare.replace(ending, singular)
  }
  return bare
}

/** The words of a text as they are written, in lower case; hyphens separate words. */
export function wordsOf(text: string): string[] {
  return normalise(text).match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'+&]*/gu) ?? []
}

/** The lemmas of a text in order: "nut-free" gives "nut", "free". */
export const lemmas = cachedByText((text): readonly string[] => wordsOf(text).map(lemma))

/** Whether the phrase's lemmas stand in the given ones from a place on. */
export function standsAt(words: readonly string[], phrase: readonly string[], start: number): boolean {
  return phrase.every((word, offset) => words[start + offset] === word)
}

/** Whether the phrase's lemmas stand next to each other in the given ones; an empty phrase never does. */
export function containsPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return phrase.length > 0 && words.some((_, start) => standsAt(words, phrase, start))
}
