import type { Candidate } from '#app/ideas/choice/candidates.ts'
import { lemma } from '#app/ideas/words/lemmas.ts'
import { seededNoise } from '#app/ideas/choice/seeded-noise.ts'

/** Enough to reorder an interest's gear, too little to lift a universal idea above it. */
const NOISE = 1.8
const WILDCARDS = 2
const SHARE_OF_GEAR = 0.45
const LEAST_GEAR = 5
const MOST_GEAR = 8

interface Cap {
  most: number | ((candidate: Candidate) => number)
  /** What is counted; null: the cap does not concern this candidate. */
  key: (candidate: Candidate) => string | null
}

/** Keeps a list varied; relaxed from the first on when an interest has too little left. */
function capsFor(candidates: readonly Candidate[]): readonly Cap[] {
  const gear = Map.groupBy(
    candidates.filter((candidate) => isGear(candidate)),
    ({ interest }) => interest,
  )
  return [
    // Two people with one hobby must not get one list: each a share of its gear, the rest from around it.
    {
      most: ({ interest }) => {
        if (interest?.exact === false) return LEAST_GEAR
        const share = Math.round((gear.get(interest)?.length ?? 0) * SHARE_OF_GEAR)
        return Math.min(Math.max(share, LEAST_GEAR), MOST_GEAR)
      },
      key: (candidate) => (isGear(candidate) ? (candidate.interest?.phrase ?? null) : null),
    },
    // A known hobby has gear of its own; templates are for the others.
    {
      most: ({ interest }) => (interest?.exact ? 2 : 8),
      key: ({ interest, template }) => (template && interest?.topic ? interest.phrase : null),
    },
    // Nearly all that a small child can be given is a toy.
    { most: 3, key: ({ idea }) => (idea.category === 'toy' ? null : idea.category) },
    { most: 1, key: ({ idea }) => lemma(idea.headNoun) },
    {
      most: 2,
      key: ({ idea }) => (idea.attributes.has('book') || idea.category === 'book' ? 'books' : null),
    },
    {
      most: 2,
      key: ({ idea }) => (idea.attributes.has('voucher') || idea.category === 'voucher' ? 'vouchers' : null),
    },
    { most: 2, key: ({ idea }) => (idea.attributes.has('merchandise') ? 'merchandise' : null) },
  ]
}

function isGear({ interest, template, near }: Candidate): boolean {
  return interest !== null && !template && near === null
}

/** Who loves wine and may not have any is not to get cheese only: more from one neighbour only when all else is used up. */
const NEIGHBOURS: readonly Cap[] = [
  { most: 3, key: ({ interest, near }) => near && `${interest?.phrase} ${near}` },
  { most: 5, key: ({ interest, near }) => near && (interest?.phrase ?? null) },
]
/**
 * Each candidate belongs to the even or the odd seeds; a list takes at most this many from the other half, so that
 * the lists of two neighbouring seeds share at most six ideas.
 */
const MOST_OF_OTHER_HALF = 3
/** An interest the catalogue does not know has templates only; more of them read like a form letter. */
const MOST_OF_UNKNOWN = 10

/** Every second candidate of each interest, best first, so that both halves are equally good; halves of the recipient's own. */
function halfOf(candidates: readonly Candidate[], seed: number, salt: string): Set<Candidate> {
  const own = Math.floor(seededNoise(0, salt) * 2 ** 32)
  const interests = [...new Set(candidates.map(({ interest }) => interest))]
  const sorted = interests.flatMap((interest) =>
    candidates
      .filter((candidate) => candidate.interest === interest)
      .toSorted((a, b) => b.score - a.score || seededNoise(own, a.text) - seededNoise(own, b.text)),
  )
  return new Set(sorted.filter((_, index) => (index + seed) % 2 === 0))
}

/**
 * Picks `count` varied candidates, fewer only when there are fewer. Deterministic by seed (any whole number) and
 * salt, which keeps two recipients with one seed from getting the same wildcards.
 */
export function choose(
  candidates: readonly Candidate[],
  count: number,
  seed: number,
  salt = '',
): Candidate[] {
  const noise = Math.floor(seededNoise(seed, salt) * 2 ** 32)
  const ownHalf = halfOf(candidates, Math.abs(seed), salt)
  const caps = [...capsFor(candidates), ...NEIGHBOURS]
  const soft = caps.length - NEIGHBOURS.length
  const ranked = candidates
    .map((candidate) => ({ candidate, rank: candidate.score + NOISE * seededNoise(noise, candidate.text) }))
    .toSorted((a, b) => b.rank - a.rank || (a.candidate.text < b.candidate.text ? -1 : 1))
    .map(({ candidate }) => candidate)
  const chosen: Candidate[] = []
  const used = caps.map(() => new Map<string, number>())
  let ofOtherHalf = 0

  const fits = (candidate: Candidate, relaxed: number, halves: boolean): boolean => {
    if (halves && !ownHalf.has(candidate) && ofOtherHalf >= MOST_OF_OTHER_HALF) return false
    return caps.every(({ most, key }, index) => {
      const counted = index < relaxed ? null : key(candidate)
      if (counted === null) return true
      return (used[index]?.get(counted) ?? 0) < (typeof most === 'number' ? most : most(candidate))
    })
  }
  const take = (wanted: (candidate: Candidate) => boolean, relaxed: number, halves: boolean): boolean => {
    const index = ranked.findIndex((candidate) => wanted(candidate) && fits(candidate, relaxed, halves))
    const [candidate] = index === -1 ? [] : ranked.splice(index, 1)
    if (!candidate) return false
    chosen.push(candidate)
    if (!ownHalf.has(candidate)) ofOtherHalf++
    for (const [at, { key }] of caps.entries()) {
      const counted = key(candidate)
      if (counted !== null) used[at]?.set(counted, (used[at]?.get(counted) ?? 0) + 1)
    }
    return true
  }
  /** Each interest in turn, a wish every second time; relaxed: how many of the caps no longer count. */
  const takeTurns = (upTo: number, relaxed: number) => {
    const open = new Set(interests)
    for (let round = 0; open.size > 0 && chosen.length < upTo; round++) {
      for (const interest of open) {
        if (chosen.length >= upTo) return
        if (!interest.main && round % 2 === 1 && interests.some(({ main }) => main)) continue
        const ofIt = (candidate: Candidate) => candidate.interest === interest
        const most = interest.topic ? upTo : MOST_OF_UNKNOWN
        if (chosen.filter(ofIt).length >= most || !take(ofIt, relaxed, true)) open.delete(interest)
      }
    }
  }
  const interests = [...new Set(candidates.flatMap(({ interest }) => interest ?? []))]
  const wildcards = Math.min(
    WILDCARDS + (seededNoise(noise, 'wildcards') < 0.5 ? 1 : 0),
    Math.floor(count / 5),
  )
  for (let relaxed = 0; relaxed <= soft; relaxed++) takeTurns(count - wildcards, relaxed)
  for (let relaxed = 0; relaxed <= soft; relaxed++) {
    while (chosen.length < count && take(({ interest }) => interest === null, relaxed, true)) continue
  }
  while (chosen.length < count && take(() => true, caps.length, true)) continue
  while (chosen.length < count && take(() => true, caps.length, false)) continue
  return chosen
}
