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
    personalized: 'personalised',
  }),
)
const SAME_IN_PLURAL = /(?:ss|us|is|ics|christmas|news|blues|series|species|lens|chess|canvas|atlas)$/
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/^(kni|li|wi)ves$/, '$1fe'],
  [/^(scar|lea|loa|shel|wol|hal|cal|hoo|el|thie)ves$/, '$1f'],
  [/(mov|cook|self|brown|smooth|hood|bean|ones|zomb|pix|rook|cal?or|bird|coll|pink|kidd)ies$/, '$1ie'],
  [/^(t|p|l|d)ies$/, '$1ie'],
  [/ies$/, 'y'],
  [/(ch|sh|x|ss|zz)es$/, '$1'],
  [/^(sh|t|can|ob|fl)oes$/, '$1oe'],
  [/oes$/, 'o'],
  [/s$/, ''],
]

/** Lower case, one form of each character, straight quotes, plain hyphens; line breaks stay. */
export function normalised(text: string): string {
  return text
    .replace(/(?<=\d) ?½/g, '.5')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[‐‑‒]|–(?= ?[£$€¥₹]?\d)/g, '-')
    .replace(/\p{Cf}/gu, '')
}

/** The dictionary form of one lower-case word: plural and possessive go, nothing is stemmed. */
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

/** The catalogue's texts come again with every list: reading them once makes a list three times as fast. */
const remembered = new Map<string, readonly string[]>()
const MOST_REMEMBERED = 20_000
const LONGEST_REMEMBERED = 80

/** The lemmas of a text in order; a hyphen parts words, so "nut-free" gives "nut", "free". */
export function lemmas(text: string): readonly string[] {
  const known = remembered.get(text)
  if (known) return known
  const words = (normalised(text).match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'+&]*/gu) ?? []).map(lemma)
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  if (text.length <= LONGEST_REMEMBERED) remembered.set(text, words)
  return words
}

/** Whether the lemmas hold the phrase as neighbouring words. */
export function holds(words: readonly string[], phrase: readonly string[]): boolean {
  if (phrase.length === 0) return false
  return words.some((_, start) => phrase.every((word, offset) => words[start + offset] === word))
}
