import { type Candidate, GRAND_OCCASIONS } from '#app/ideas/choice/candidates.ts'
import {
  besideCap,
  type Cap,
  rejectedCap,
  RELATED_CAPS,
  SOFT_CAPS,
  TEMPLATE_CAPS,
} from '#app/ideas/choice/caps.ts'
import { rejectedCategories } from '#app/ideas/choice/rejected.ts'
import { seededNoise } from '#app/ideas/choice/seeded-noise.ts'
import { thingsOf } from '#app/ideas/words/same-idea.ts'

/** Enough to reorder equally good gear, too little to lift a lesser idea above it. */
const NOISE = 0.8
const MIN_WILDCARDS = 2
/** So much of a list of an even seed may stand in that of an odd seed beside it. */
const SHARE_OF_BEST = 7 / 15
/** Templates and things for its kind; the rest of a list suits the age and the occasion. */
const MAX_OF_UNKNOWN = 6
/** Beside hobbies a state brings a few ideas, it does not become the person. */
const MAX_OF_STATE = 3
/** Beside a pastime, or so many things that they like, no idea is for anybody. */
const ENOUGH_UNDERSTOOD = 2

interface Choosing {
  /** Any whole number. */
  seed: number
  salt: string
  /** Texts that must not come again, and fewer of their categories. */
  rejected: readonly string[]
  /** Texts that must not come again. */
  exclude: readonly string[]
  /** Texts that stand in the list already, must not come again and count for its variety. */
  beside: readonly string[]
}

interface Rules {
  caps: readonly Cap[]
  penalty: (candidate: Candidate) => number
  /** By cap; a candidate is looked at many times. */
  keysOf: (candidate: Candidate) => readonly (string | null)[]
}

/**
 * Picks `count` varied candidates, fewer only when there are fewer. No two are one thing, and none is one
 * that must not come again. Deterministic by seed and salt: two recipients with one seed get different wildcards. An odd
 * seed gives the best list, an even one another that shares little with it.
 */
export function choose(candidates: readonly Candidate[], count: number, choosing: Choosing): Candidate[] {
  const { seed } = choosing
  const rules = rulesOf(choosing)
  const bestOf = (odd: number) => pick(candidates, count, { ...choosing, seed: odd, exclude: [] }, rules, [])
  const elsewhere = seed % 2 === 0 ? [seed - 1, seed + 1].map((odd) => new Set(bestOf(odd))) : []
  return pick(candidates, count, choosing, rules, elsewhere)
}

function rulesOf({ rejected, beside }: Choosing): Rules {
  const categories = rejectedCategories(rejected)
  const caps = [...SOFT_CAPS, rejectedCap(categories), besideCap(beside), ...RELATED_CAPS, ...TEMPLATE_CAPS]
  const known = new Map<Candidate, (string | null)[]>()
  const keysOf = (candidate: Candidate) => {
    const keys = known.get(candidate) ?? caps.map(({ key }) => key(candidate))
    known.set(candidate, keys)
    return keys
  }
  return { caps, penalty: categories.penalty, keysOf }
}

/** Picks from all, and few of those that stand in the other lists. */
function pick(
  candidates: readonly Candidate[],
  count: number,
  { seed, salt, rejected, exclude, beside }: Choosing,
  { caps, penalty, keysOf }: Rules,
  elsewhere: readonly ReadonlySet<Candidate>[],
): Candidate[] {
  const noise = Math.floor(seededNoise(seed, salt) * 2 ** 32)
  const ranked = candidates
    .map((candidate) => ({
      candidate,
      rank: candidate.score - penalty(candidate) + NOISE * seededNoise(noise, candidate.text),
    }))
    .toSorted((a, b) => b.rank - a.rank || (a.candidate.text < b.candidate.text ? -1 : 1))
    .map(({ candidate }) => candidate)
  const chosen: Candidate[] = []
  const used = caps.map(() => new Map<string, number>())
  const mayShare = Math.floor(count * SHARE_OF_BEST)
  const shared = elsewhere.map(() => 0)
  const known = thingsOf([...rejected, ...exclude, ...beside])

  const fits = (candidate: Candidate, relaxed: number, differs: boolean): boolean => {
    if (differs && elsewhere.some((list, at) => list.has(candidate) && (shared[at] ?? 0) >= mayShare))
      return false
    const keys = keysOf(candidate)
    return caps.every(({ max }, index) => {
      const counted = index < relaxed ? null : (keys[index] ?? null)
      if (counted === null) return true
      return (used[index]?.get(counted) ?? 0) < (typeof max === 'number' ? max : max(candidate))
    })
  }
  const take = (wanted: (candidate: Candidate) => boolean, relaxed: number, differs = true): boolean => {
    const index = ranked.findIndex((candidate) => wanted(candidate) && fits(candidate, relaxed, differs))
    const [candidate] = index === -1 ? [] : ranked.splice(index, 1)
    if (!candidate) return false
    // Another idea about a thing that is there already is gone for good.
    if (!known.add(candidate.text)) return take(wanted, relaxed, differs)
    chosen.push(candidate)
    for (const [at, list] of elsewhere.entries()) if (list.has(candidate)) shared[at] = (shared[at] ?? 0) + 1
    for (const [at, counted] of keysOf(candidate).entries()) {
      if (counted !== null) used[at]?.set(counted, (used[at]?.get(counted) ?? 0) + 1)
    }
    return true
  }
  const interests = [...new Set(candidates.flatMap(({ interest }) => interest ?? []))]
  const hasMain = interests.some(({ main }) => main)
  /** Interests in turn, those that are not main every second time; what is gladly given first. */
  const takeTurns = (upTo: number, relaxed: number, ownOnly = false) => {
    const open = new Set(interests)
    for (let round = 0; open.size > 0 && chosen.length < upTo; round++) {
      for (const interest of open) {
        if (chosen.length >= upTo) return
        if (!interest.main && round % 2 === 1 && hasMain) continue
        const isOfIt = ({ interest: of, idea, own }: Candidate) =>
          of === interest && !idea.filler && (own || !ownOnly)
        const isExtra = hasMain && !interest.main
        const max = isExtra ? MAX_OF_STATE : interest.topic ? upTo : MAX_OF_UNKNOWN
        const isHeart = (candidate: Candidate) => isOfIt(candidate) && candidate.heart
        const isOpen = chosen.filter((candidate) => candidate.interest === interest).length < max
        const taken = isOpen && (take(isHeart, relaxed) || take(isOfIt, relaxed))
        if (!taken) open.delete(interest)
      }
    }
  }

  const liked = interests.filter(({ topic }) => topic)
  const understood = liked.some(({ main }) => main) || liked.length >= ENOUGH_UNDERSTOOD
  const isGrand = candidates.some(({ idea }) => idea.occasions.some((each) => GRAND_OCCASIONS.includes(each)))
  const wildcards = understood
    ? Number(isGrand)
    : MIN_WILDCARDS + (seededNoise(noise, 'wildcards') < 0.25 ? 1 : 0)
  const upTo = count - Math.min(wildcards, Math.floor(count / 5))
  // 1. The interests, with the soft caps relaxed one by one: first what is written for them, then what is near.
  for (let relaxed = 0; relaxed <= SOFT_CAPS.length; relaxed++) takeTurns(upTo, relaxed, true)
  for (let relaxed = 0; relaxed <= SOFT_CAPS.length; relaxed++) takeTurns(upTo, relaxed)
  // 2. Wildcards, in the same way; beside two pastimes only what the occasion or the giver asks for.
  const isWildcard = ({ interest, filler }: Candidate) => interest === null && !(understood && filler)
  const most = understood ? Math.min(count, upTo + wildcards) : count
  for (let relaxed = 0; relaxed <= SOFT_CAPS.length; relaxed++) {
    while (chosen.length < most && take(isWildcard, relaxed)) continue
  }
  for (let relaxed = 0; relaxed <= SOFT_CAPS.length; relaxed++) takeTurns(count, relaxed)
  // 3. Whatever is left.
  while (chosen.length < count && take(() => true, caps.length)) continue
  while (chosen.length < count && take(() => true, caps.length, false)) continue
  return chosen
}
