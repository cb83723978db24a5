import type { Catalogue } from '#app/ideas/catalogue/catalogue.ts'

/** Shorter words are too near to each other: "caving" is not "carving". */
const SHORTEST = 7

const remembered = new WeakMap<Catalogue, ReadonlyMap<string, string | null>>()

/** A word without doubled letters, "f" for "ph": what two spellings of one sound share. */
function sound(word: string): string {
  return word.replaceAll('ph', 'f').replace(/(.)\1+/gu, '$1')
}

/** The word itself and all that one missing letter makes of it; the first letter stays, people know that one. */
function shortened(word: string): string[] {
  return [word, ...Array.from(word.slice(1), (_, at) => word.slice(0, at + 1) + word.slice(at + 2))]
}

function indexOf(catalogue: Catalogue): ReadonlyMap<string, string | null> {
  const before = remembered.get(catalogue)
  if (before) return before
  const index = new Map<string, string | null>()
  for (const name of catalogue.topicByName.keys()) {
    if (name.length < SHORTEST) continue
    for (const key of new Set(shortened(sound(name)))) {
      const other = index.get(key)
      const same =
        other === undefined || (other && catalogue.topicByName.get(other) === catalogue.topicByName.get(name))
      index.set(key, same ? (other ?? name) : null)
    }
  }
  remembered.set(catalogue, index)
  return index
}

/**
 * The name of the one topic that a word is a slip of: a letter missing, doubled or too many, two neighbours swapped,
 * "f" for "ph". Never another letter in place of one ("hurling" is not "curling"); undefined when in doubt.
 */
export function mistyped(catalogue: Catalogue, word: string): string | undefined {
  const typed = sound(word)
  if (word.length < SHORTEST || /\d/.test(word)) return undefined
  const index = indexOf(catalogue)
  const found = new Set(
    shortened(typed)
      .flatMap((key) => index.get(key) ?? [])
      .filter((name) => isSlip(typed, sound(name))),
  )
  const topics = new Set([...found].map((name) => catalogue.topicByName.get(name)))
  return topics.size === 1 ? [...found][0] : undefined
}

/** One letter more or less, or the same letters with two neighbours swapped. */
function isSlip(one: string, other: string): boolean {
  if (one.length !== other.length) return Math.abs(one.length - other.length) === 1
  const differing = [...one].flatMap((letter, at) => (letter === other[at] ? [] : at))
  const [first = 0, second = 0] = differing
  if (differing.length === 0) return true
  return (
    differing.length === 2 &&
    second === first + 1 &&
    one[first] === other[second] &&
    one[second] === other[first]
  )
}
