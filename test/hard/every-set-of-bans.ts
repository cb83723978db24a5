import { AGE_GROUPS, type AgeGroup } from '#app/domain/gift-profile.ts'
import { type Attribute, ATTRIBUTES } from '#app/ideas/idea.ts'
import type { StressTestResult } from '#test/hard/stress-test.ts'
import { BANS, BUDGETS, faultsOf, refusing } from '#test/idea-faults.ts'

const HOBBIES = ['knitting', 'wild swimming, chess and baking', 'falconry']
const MAX_SHOWN = 10
const BANS_AT_ONCE = 3

/** All sets of up to `most` of the numbers below `count`, and the one of them all. */
function* sets(count: number, most: number, from = 0): Generator<number[]> {
  yield []
  if (most === 0) return
  for (let first = from; first < count; first++) {
    for (const rest of sets(count, most - 1, first + 1)) yield [first, ...rest]
  }
}

/** Exactly 15 different ideas, none violating, for every age × budget × set of bans; a set now and then with hobbies. */
function everySetOfBans(ageGroups: readonly AgeGroup[]): StressTestResult[] {
  const every = [...sets(BANS.length, BANS_AT_ONCE), BANS.map((_, at) => at)]
  return ageGroups.map((ageGroup) => {
    const faults: string[] = []
    let lists = 0
    for (const [at, set] of every.entries()) {
      const refused = set
        .map((ban) => ATTRIBUTES[ban])
        .filter((each): each is Attribute => each !== undefined)
      const bans = set.map((ban) => BANS[ban] ?? '')
      for (const budget of BUDGETS) {
        // Without a hobby the fewest ideas are left; seven is coprime to the numbers of ages, budgets and hobbies.
        const hobbies = at % 7 === 0 ? HOBBIES[at % HOBBIES.length] : ''
        faults.push(...faultsOf(refusing(ageGroup, budget, bans, hobbies), at, refused))
        lists++
      }
    }
    return {
      name: `exactly 15 for ${ageGroup}, every budget, every set of up to ${BANS_AT_ONCE} bans`,
      ok: faults.length === 0,
      saw: [`${lists} lists, ${faults.length} faults`, ...faults.slice(0, MAX_SHOWN)].join('\n'),
    }
  })
}

// `node test/hard/every-set-of-bans.ts "35-44 years"`: some age groups, or all.
const ages: string[] = process.argv.slice(2)
for (const { name, ok, saw } of everySetOfBans(
  AGE_GROUPS.filter((each) => ages.length === 0 || ages.includes(each)),
)) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}: ${saw}`)
  if (!ok) process.exitCode = 1
}
