import { expect, test } from 'vitest'
import { AGE_GROUPS } from '#app/domain/profiles/gift-profile.ts'
import { type Attribute, ATTRIBUTES } from '#app/ideas/idea.ts'
import { BANS, BUDGETS, faultsOf, refusing } from '#test/data/idea-faults.ts'

const HOBBIES = ['knitting', 'wild swimming, chess and baking', 'falconry']
const BANS_AT_ONCE = 3

/** All sets of up to `most` of the numbers below `count`. */
function* sets(count: number, most: number, from = 0): Generator<number[]> {
  yield []
  if (most === 0) return
  for (let first = from; first < count; first++) {
    for (const rest of sets(count, most - 1, first + 1)) yield [first, ...rest]
  }
}

const EVERY = [...sets(BANS.length, BANS_AT_ONCE), BANS.map((_, at) => at)]

// A sample of them is among the rules.
test.each(AGE_GROUPS)(
  `for %s, every budget and every set of up to ${BANS_AT_ONCE} bans exactly 15 different ideas come, none banned`,
  (ageGroup) => {
    for (const [at, set] of EVERY.entries()) {
      const refused = set
        .map((ban) => ATTRIBUTES[ban])
        .filter((each): each is Attribute => each !== undefined)
      const bans = set.map((ban) => BANS[ban] ?? '')
      // Without a hobby the fewest ideas are left; seven is coprime to the numbers of ages, budgets and hobbies.
      const hobbies = at % 7 === 0 ? HOBBIES[at % HOBBIES.length] : ''
      for (const budget of BUDGETS)
        expect(faultsOf(refusing(ageGroup, budget, bans, hobbies), at, refused)).toEqual([])
    }
  },
)
