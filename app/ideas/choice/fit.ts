import type { Idea } from '#app/ideas/idea.ts'
import type { Wish } from '#app/ideas/reading/wish.ts'
import { namedAttributes } from '#app/ideas/words/attributes.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'

export const STOP_WORDS = new Set(
  lemmas('a an the of for and or in on to with she he they is are love like want gift set kit'),
)
const USUAL_PRICE = { maximum: 150, minimum: 20, minimumForChildren: 12 }
/** Whoever may spend much is not glad of trifles; of more than this nobody need be. */
const SHARE_OF_BUDGET = 1 / 4
const LARGE_ENOUGH = 60
const NEARLY = 0.75
const AGE_BONUS = [
  { below: 6, bonus: 1.6 },
  { below: 13, bonus: 0 },
  // What is made for children delights small ones, not youths.
  { below: 18, bonus: -0.4 },
  { below: Infinity, bonus: 0.4 },
]

/** Whether an idea is meant for children or for adults, as the age is: the bonus of either is by age. */
export function isMadeFor(age: number, { ages }: Idea): boolean {
  return age < 18 ? ages.to < 25 : ages.from >= 12
}

/** What speaks for an idea: `asked` when the giver named something like it, `priced` when it costs about what it may. */
interface Fit {
  score: number
  asked: boolean
  priced: boolean
}

/** Takes a wish; gives a function from an idea to its fit, with a score from -2.4 (far below the budget) to +2.9. */
export function fitTo({ age, budget, bans, welcome }: Wish): (idea: Idea) => Fit {
  const lowest =
    budget.minimum ??
    (budget.maximum === null
      ? age < 18
        ? USUAL_PRICE.minimumForChildren
        : USUAL_PRICE.minimum
      : Math.min(LARGE_ENOUGH, budget.maximum * SHARE_OF_BUDGET))
  const highest = budget.maximum ?? USUAL_PRICE.maximum
  const words = new Set(lemmas(welcome).filter((word) => !STOP_WORDS.has(word)))
  const wanted = namedAttributes(lemmas(welcome))
  // Who wants nothing that stands around is glad of an afternoon out.
  if (bans.kinds.has('dust')) wanted.add('experience')
  return (idea) => {
    const shared = lemmas(idea.text).filter((word) => words.has(word)).length
    const liked = [...idea.attributes].some((attribute) => wanted.has(attribute))
    const ageBonus = isMadeFor(age, idea) ? (AGE_BONUS.find(({ below }) => age < below)?.bonus ?? 0) : 0
    const { typical } = idea.price
    const outside = typical > highest || typical < lowest ? (typical < lowest / 2 ? 2 : 1) : 0
    const score = Math.min(shared, 2) * 0.4 + (liked ? 0.5 : 0) + ageBonus - outside
    return { score, asked: shared > 0 || liked, priced: typical <= highest && typical >= lowest * NEARLY }
  }
}
