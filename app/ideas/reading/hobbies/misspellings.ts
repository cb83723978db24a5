import type { Catalogue } from '#app/ideas/catalogue/catalogue.ts'
import { isFrequent } from '#app/ideas/words/frequent-words.ts'

/** Shorter words are too similar: "caving" is not "carving". */
const MIN_LENGTH = 7

const indexes = new WeakMap<Catalogue['topicByName'], ReadonlyMap<string, string | null>>()

/**
 * The English name of the one topic that a word misspells: a letter missing, doubled or too many, two neighbours swapped, "f"
 * for "ph". Never a replaced letter ("hurling" is not "curling"), never a frequent word; undefined when in doubt.
 */
export function correctMisspelling(catalogue: Catalogue, word: string): string | undefined {
  if (word.length < MIN_LENGTH || /\d/.test(word) || word.split(' ').every(isUnlikelySlip)) return undefined
  const typed = simplified(word)
  const index = indexOf(catalogue)
  const found = new Set(
    withoutOneLetter(typed)
      .flatMap((key) => index.get(key) ?? [])
      .filter((name) => isNear(typed, simplified(name))),
  )
  const topics = new Set([...found].map((name) => catalogue.topicByName.get(name)))
  return topics.size === 1 ? [...found][0] : undefined
}

/** Cubs are no cubes. */
const isUnlikelySlip = (word: string) => word.length < 5 || isFrequent(word)

/** The names of topics by each of their forms without one letter; null where two topics share it. */
function indexOf({ topicByName }: Catalogue): ReadonlyMap<string, string | null> {
  const cached = indexes.get(topicByName)
  if (cached) return cached
  const index = new Map<string, string | null>()
  for (const [name, topic] of topicByName) {
    if (name.length < MIN_LENGTH) continue
    for (const key of new Set(withoutOneLetter(simplified(name)))) {
      const other = index.get(key)
      const unique = other === undefined || (other !== null && topicByName.get(other) === topic)
      index.set(key, unique ? (other ?? name) : null)
    }
  }
  indexes.set(topicByName, index)
  return index
}

function simplified(word: string): string {
  return word.replaceAll('ph', 'f').replace(/(.)\1+/gu, '$1')
}

/** The word itself and each form without one letter; the first one always stays, people know it. */
function withoutOneLetter(word: string): string[] {
  return [word, ...Array.from(word.slice(1), (_, at) => word.slice(0, at + 1) + word.slice(at + 2))]
}

function isNear(one: string, other: string): boolean {
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
