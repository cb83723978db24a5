const PREPOSITION = /^(?:with|for|of|to|in|from|on|by|featuring|without|under|made)$/
/** "knife set" is knives, "pair of gloves" is gloves. */
const CONTAINER = /^(?:set|kit|pair|pack|collection|bundle|selection|assortment|trio|duo)$/

/** Where the things themselves stand in an idea's lemmas: "robe with hood" → robe; "hat and gloves" → both. */
export function headPositions(words: readonly string[]): number[] {
  const cut = words.findIndex((word, index) => index > 0 && PREPOSITION.test(word))
  const end = cut === -1 ? words.length : cut
  const ands = words.flatMap((word, index) => (word === 'and' && index > 0 && index < end ? index : []))
  const positions = [end, ...ands].map((after) => after - 1)
  const contained = positions.filter((at) => at > 0 && CONTAINER.test(words[at] ?? '')).map((at) => at - 1)
  const rest = words[end] === 'of' ? headPositions(words.slice(end + 1)).map((at) => at + end + 1) : []
  return [...positions, ...contained, ...rest]
}
