import type { Candidate } from '#app/ideas/choice/candidates.ts'
import { factsOf } from '#app/ideas/choice/idea-facts.ts'
import type { Category } from '#app/ideas/idea.ts'

const PENALTY = 0.9
const MAX_PENALTY = 2.7
/** So many rejections, and one idea of the category is enough. */
const MANY = 2

export interface RejectedCategories {
  /** What a candidate of a rejected category loses. */
  penalty: (candidate: Candidate) => number
  /** How many ideas of a candidate's category a list may still have; null: as many as usual. */
  max: (candidate: Candidate) => number | null
}

/** What the ideas that an owner rejected tell: fewer of a category, the more often it was rejected. */
export function rejectedCategories(rejected: readonly string[]): RejectedCategories {
  const times = new Map<Category, number>()
  for (const text of rejected) {
    const category = factsOf(text)?.category
    if (category) times.set(category, (times.get(category) ?? 0) + 1)
  }
  const timesOf = ({ idea }: Candidate) => times.get(idea.category) ?? 0
  return {
    penalty: (candidate) => Math.min(timesOf(candidate) * PENALTY, MAX_PENALTY),
    max: (candidate) => (timesOf(candidate) >= MANY ? 1 : null),
  }
}
