import type { Candidate } from '#app/ideas/choice/candidates.ts'
import type { RejectedCategories } from '#app/ideas/choice/rejected.ts'
import { headPositions } from '#app/ideas/words/head-nouns.ts'
import { lemma, lemmas } from '#app/ideas/words/lemmas.ts'

/** How many candidates with one key a list may have; a null key is not counted. */
export interface Cap {
  max: number | ((candidate: Candidate) => number)
  key: (candidate: Candidate) => string | null
}

/** Of a topic that the name of a hobby only contains: the rest is another thing. A sentence means the topic. */
const MAX_OF_CONTAINED = { name: 5, sentence: 15 }

/** The caps that keep a list varied, in the order in which they are relaxed when an interest has too few ideas left. */
export const SOFT_CAPS: readonly Cap[] = [
  // Nearly all gifts for a small child are toys.
  { max: 3, key: ({ idea }) => (idea.category === 'toy' ? null : idea.category) },
  { max: 1, key: ({ idea }) => lemma(idea.headNoun) },
  { max: 2, key: ({ idea }) => (idea.attributes.has('book') || idea.category === 'book' ? 'book' : null) },
  {
    max: 2,
    key: ({ idea }) => (idea.attributes.has('voucher') || idea.category === 'voucher' ? 'voucher' : null),
  },
  { max: 2, key: ({ idea }) => (idea.attributes.has('merchandise') ? 'merchandise' : null) },
]

/** What the owner often rejected comes once at most. */
export function rejectedCap({ max }: RejectedCategories): Cap {
  return {
    max: (candidate) => max(candidate) ?? Infinity,
    key: (candidate) => (max(candidate) === null ? null : candidate.idea.category),
  }
}

/**
 * No second thing of the kind that stands in the list already, whoever suggested it: one with its head noun, or with all its
 * words or two of them ("axolotl plush", "axolotl plush toy").
 */
export function besideCap(beside: readonly string[]): Cap {
  const there = beside.map(lemmas)
  const heads = new Set(there.flatMap((words) => headPositions(words).map((at) => words[at] ?? '')))
  const repeats = (text: string) => {
    const words = lemmas(text)
    return there.some(
      (other) => other.filter((word) => words.includes(word)).length >= Math.min(2, other.length),
    )
  }
  return {
    max: 0,
    key: ({ idea }) => (heads.has(lemma(idea.headNoun)) || repeats(idea.text) ? idea.text : null),
  }
}

const MAX_TEMPLATES = { known: 1, unknown: 3 }

/** More filled templates read like a form letter; a known hobby has gear of its own. Relaxed last of all. */
export const TEMPLATE_CAPS: readonly Cap[] = [
  {
    max: ({ interest }) => (interest?.topic ? MAX_TEMPLATES.known : MAX_TEMPLATES.unknown),
    key: ({ interest, template }) => (template && interest ? interest.phrase : null),
  },
  { max: 5, key: ({ template }) => (template ? 'template' : null) },
]

/** Relaxed last of all: who loves wine but may not have any must not get cheese only. */
export const RELATED_CAPS: readonly Cap[] = [
  {
    max: ({ interest }) =>
      interest?.templateWord === interest?.topic?.title ? MAX_OF_CONTAINED.sentence : MAX_OF_CONTAINED.name,
    key: (candidate) =>
      isGear(candidate) && candidate.interest?.exact === false ? candidate.interest.phrase : null,
  },
  { max: 1, key: ({ interest, near }) => near && `${interest?.phrase} ${near}` },
  { max: 2, key: ({ interest, near }) => near && (interest?.phrase ?? null) },
]

function isGear({ interest, template, near }: Candidate): boolean {
  return interest !== null && !template && near === null
}
