import type { OccasionType } from '#app/domain/gift-profile.ts'
import { namedAttributes } from '#app/ideas/words/attributes.ts'
import type { Catalogue } from '#app/ideas/catalogue/catalogue.ts'
import type { Constraints } from '#app/ideas/reading/constraints.ts'
import { ideaFilter, sameIdeaKey } from '#app/ideas/choice/filter.ts'
import type { Idea } from '#app/ideas/idea.ts'
import { type Interest, interestsOf, namesOfOthers } from '#app/ideas/reading/interests.ts'
import { holds, lemmas } from '#app/ideas/words/lemmas.ts'
import type { Recipient } from '#app/ideas/recipient.ts'
import { filledIn } from '#app/ideas/choice/wording.ts'

/** An idea that passed the filter, with what the choice needs to know. */
export interface Candidate {
  idea: Idea
  text: string
  reason: string
  /** What it is for; null: for anybody. */
  interest: Interest | null
  template: boolean
  /** The neighbouring topic whose gear it is. */
  near: string | null
  /** Closeness, wishes and budget fit; without noise. */
  score: number
}

/** How close an idea is to what the recipient likes. Measured beforehand; gear is what givers praise. */
const CLOSENESS = {
  gear: 3,
  /** Of a topic only named within the hobby. */
  gearOfNamed: 2.2,
  functionalTemplate: 1.9,
  related: 1.4,
  merchandise: 1.2,
  occasion: 0.9,
  /** Of one that comes once in a life. */
  grandOccasion: 1.8,
  universal: 0.6,
}
const GRAND_OCCASIONS: readonly OccasionType[] = ['anniversary', 'wedding', 'graduation']
const LITTLE_WORDS = new Set(
  lemmas('a an the of for and or in on to with she he they is are love like want gift set kit'),
)

/** Without a word about money a grown-up's present is more than a trifle and less than a holiday. */
const USUAL_PRICE = { from: 8, to: 150 }
/** What suits all ages seldom delights a small child. */
const AGE_BONUS = [
  { below: 6, bonus: 1.6 },
  { below: 13, bonus: 0.8 },
  { below: Infinity, bonus: 0.4 },
]

const SMALL_CHILD = 6

function madeFor(age: number, { ages }: Idea): boolean {
  return age < 18 ? ages.to < 25 : ages.from >= 12
}

/** Up to +2.9 for what the wishes name and the age suggests; down to -1 for a price outside the budget. */
function fit({ age, budget: { minimum, maximum }, welcome: { wishes } }: Constraints) {
  const lowest = minimum ?? Math.min(USUAL_PRICE.from, (maximum ?? Infinity) / 3)
  const highest = maximum ?? USUAL_PRICE.to
  const words = new Set(lemmas(wishes).filter((word) => !LITTLE_WORDS.has(word)))
  const wanted = namedAttributes(lemmas(wishes))
  return (idea: Idea): number => {
    const shared = lemmas(idea.text).filter((word) => words.has(word)).length
    const liked = [...idea.attributes].some((attribute) => wanted.has(attribute))
    const ageBonus = madeFor(age, idea) ? (AGE_BONUS.find(({ below }) => age < below)?.bonus ?? 0) : 0
    const outside = idea.price.typical > highest || idea.price.typical < lowest
    return Math.min(shared, 2) * 0.4 + (liked ? 0.5 : 0) + ageBonus - (outside ? 1 : 0)
  }
}

/**
 * Every idea of the catalogue that this recipient could get: the gear of each interest, its neighbours' gear, filled
 * templates, and what suits anybody. None violates a constraint, none equals an excluded one, no two are the same.
 */
export function candidatesFor(
  catalogue: Catalogue,
  recipient: Recipient,
  constraints: Constraints,
  exclude: readonly string[],
): Candidate[] {
  const judge = ideaFilter(constraints)
  const fitOf = fit(constraints)
  const seen = new Set(exclude.map(sameIdeaKey))
  const candidates: Candidate[] = []
  type Offered = Pick<Candidate, 'reason' | 'interest' | 'score'> & { near?: string }
  const offer = (idea: Idea, { near, ...offered }: Offered, word?: string) => {
    if (idea.occasions.length > 0 && !idea.occasions.includes(recipient.occasion)) return
    const text = word === undefined ? idea.text : filledIn(idea.text, word)
    const key = sameIdeaKey(text)
    if (seen.has(key) || judge(text, idea) !== null) return
    seen.add(key)
    const score = offered.score + fitOf(idea)
    candidates.push({ ...offered, idea, text, template: word !== undefined, near: near ?? null, score })
  }
  const interests = interestsOf(catalogue, constraints, recipient)
  // All gear first: an idea that belongs to two interests counts for the one whose gear it is.
  for (const interest of interests) {
    const { phrase, topic, exact } = interest
    const reason =
      exact || topic?.title === phrase
        ? `because of: ${phrase}`
        : `because of: ${phrase} (close to it: ${topic?.title})`
    const score = exact ? CLOSENESS.gear : CLOSENESS.gearOfNamed
    const others = namesOfOthers(interest)
    for (const idea of topic?.ideas ?? []) {
      if (!others.some((name) => holds(lemmas(idea.text), name))) offer(idea, { reason, interest, score })
    }
  }
  for (const interest of interests) {
    // What is only close to the hobby has no neighbours to offer.
    for (const name of interest.exact ? (interest.topic?.near ?? []) : []) {
      const reason = `because of: ${interest.phrase} (close to it: ${name})`
      const near = catalogue.topicByName.get(lemmas(name).join(' '))
      for (const idea of near?.ideas ?? []) {
        // Who loves horses need not keep hens, and what suits all ages seldom delights a small child.
        if (!idea.attributes.has('pet') && (constraints.age >= SMALL_CHILD || madeFor(constraints.age, idea)))
          offer(idea, { reason, interest, near: name, score: CLOSENESS.related })
      }
    }
    if (interest.templateWord === null || interest.topic?.situation) continue
    const reason = `because of: ${interest.phrase}`
    const own = new Set(lemmas(interest.templateWord))
    for (const idea of catalogue.templates.get(
      interest.kind ?? (/\p{Lu}/u.test(interest.templateWord) ? 'name' : 'any'),
    ) ?? []) {
      if (lemmas(idea.text).some((word) => interest.topic?.unfit.includes(word))) continue
      // "Book club club membership"
      if (lemmas(idea.text.replace('{hobby}', '')).some((word) => own.has(word) && !LITTLE_WORDS.has(word)))
        continue
      const { merchandise, functionalTemplate } = CLOSENESS
      const score = idea.attributes.has('merchandise') ? merchandise : functionalTemplate
      offer(idea, { reason, interest, score }, interest.templateWord)
    }
  }
  for (const idea of catalogue.universal) {
    const occasion = recipient.otherOccasion || recipient.occasion
    if (idea.occasions.length === 0) {
      offer(idea, { reason: 'suits most people of this age', interest: null, score: CLOSENESS.universal })
    } else {
      const grand = GRAND_OCCASIONS.includes(recipient.occasion)
      const score = grand ? CLOSENESS.grandOccasion : CLOSENESS.occasion
      offer(idea, { reason: `because of: ${occasion}`, interest: null, score })
    }
  }
  return candidates
}
