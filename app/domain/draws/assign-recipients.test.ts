import { expect, test } from 'vitest'
import { assignRecipients } from '#app/domain/draws/assign-recipients.ts'
import { drawProblem, type ExcludedPair } from '#app/domain/draws/draw-problem.ts'
import { seededNoise } from '#app/ideas/choice/seeded-noise.ts'

function randomFrom(seed: number): () => number {
  let calls = 0
  return () => seededNoise(seed, String(calls++))
}

const people = (length: number) => Array.from({ length }, (_, place) => String(place))
const couples = (count: number): ExcludedPair[] =>
  Array.from({ length: count }, (_, place) => [String(2 * place), String(2 * place + 1)])
const pairsOf = (ids: readonly string[]): ExcludedPair[] =>
  ids.flatMap((one, place) => ids.slice(place + 1).map((other) => [one, other] as const))

/** Recipients in the givers' order. */
function drawn(ids: readonly string[], exclusions: readonly ExcludedPair[], random: () => number): string[] {
  const draw = assignRecipients(ids, exclusions, random)
  if (!draw.ok) throw new Error(draw.problem.reason)
  return ids.map((id) => draw.recipients.get(id) ?? '')
}

const isPermitted = (exclusions: readonly ExcludedPair[], giver: string, recipient: string) =>
  giver !== recipient && !exclusions.some((pair) => pair.includes(giver) && pair.includes(recipient))

/** What is wrong with an assignment. */
function faults(ids: readonly string[], exclusions: readonly ExcludedPair[], recipients: readonly string[]) {
  const wrong = ids.filter((id, place) => !isPermitted(exclusions, id, recipients[place] ?? id))
  return recipients.toSorted().join() === ids.toSorted().join() ? wrong : ['no permutation']
}

function assignments(ids: readonly string[], exclusions: readonly ExcludedPair[]): string[] {
  const after = (before: readonly string[]): string[] => {
    const giver = ids[before.length]
    if (giver === undefined) return [before.join('')]
    return ids
      .filter((id) => !before.includes(id) && isPermitted(exclusions, giver, id))
      .flatMap((id) => after([...before, id]))
  }
  return after([])
}

/** How far the numbers of draws are from equal: chi-square, in standard deviations above its mean. */
function unevenness(ids: readonly string[], exclusions: readonly ExcludedPair[]): number {
  const random = randomFrom(24)
  const counts = new Map(assignments(ids, exclusions).map((assignment) => [assignment, 0]))
  const expected = 500
  for (let count = 0; count < expected * counts.size; count++) {
    const assignment = drawn(ids, exclusions, random).join('')
    counts.set(assignment, (counts.get(assignment) ?? NaN) + 1)
  }
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  const freedom = counts.size - 1
  return (chiSquare - freedom) / Math.sqrt(2 * freedom)
}

/** A uniform draw exceeds it with less than one seed in a hundred. */
const MAX_UNEVENNESS = 4.5

test('two people draw each other', () => {
  expect(drawn(['a', 'b'], [], randomFrom(1))).toEqual(['b', 'a'])
})

test('an impossible draw is refused with its problem', () => {
  expect(assignRecipients(['a', 'b'], [['b', 'a']], randomFrom(1))).toEqual({
    ok: false,
    problem: { reason: 'nobody_to_draw', participant: 'a', takeBack: [['b', 'a']] },
  })
})

test.each<[string, string[], ExcludedPair[]]>([
  ['three people', people(3), []],
  ['four people of two couples', people(4), couples(2)],
  ['five people with one couple', people(5), couples(1)],
  [
    'six people of whom one may draw two only',
    people(6),
    [...couples(1), ['5', '0'], ['5', '1'], ['5', '2']],
  ],
])('every permitted assignment is equally frequent for %s', (_, ids, exclusions) => {
  expect(unevenness(ids, exclusions)).toBeLessThan(MAX_UNEVENNESS)
})

test('in 1,000 draws with random exclusions nobody draws themselves or somebody excluded', () => {
  const random = randomFrom(7)
  const wrong: string[] = []
  let possible = 0
  for (let instance = 0; instance < 1000; instance++) {
    const ids = people(2 + Math.floor(random() * 13))
    const share = random() * 0.7
    const exclusions = pairsOf(ids).filter(() => random() < share)
    if (drawProblem(ids, exclusions)) continue
    possible++
    wrong.push(...faults(ids, exclusions, drawn(ids, exclusions, random)))
  }
  expect(possible).toBeGreaterThan(500)
  expect(wrong).toEqual([])
})

/** Everybody may draw only those who sit so many places away at a round table of 30. */
const roundTable = (distances: readonly number[]) =>
  pairsOf(people(30)).filter(([one, other]) => {
    const apart = Math.abs(Number(one) - Number(other))
    return !distances.includes(Math.min(apart, 30 - apart))
  })

test.each<[string, ExcludedPair[]]>([
  ['of 15 couples', couples(15)],
  ['who may each draw two', roundTable([1])],
  ['who may each draw three', roundTable([1, 15])],
  ['who may each draw four', roundTable([1, 2])],
])('30 people %s get a permitted assignment', (_, exclusions) => {
  const recipients = drawn(people(30), exclusions, randomFrom(50))
  expect(faults(people(30), exclusions, recipients)).toEqual([])
})

test('28 people of whom 14 are all kept apart get a permitted assignment, which is not always the same', () => {
  const exclusions = pairsOf(people(14))
  const found = [1, 2, 3].map((seed) => drawn(people(28), exclusions, randomFrom(seed)))
  expect(found.flatMap((recipients) => faults(people(28), exclusions, recipients))).toEqual([])
  expect(new Set(found.map(String)).size).toBe(3)
})

test('with 14 of 28 kept apart, who stand last, a try that is in vain ends after two people or so', () => {
  const random = randomFrom(6)
  let asked = 0
  const counted = () => {
    asked += 1
    return random()
  }
  drawn(people(28), pairsOf(people(28).slice(14)), counted)
  expect(asked).toBeLessThan(30_000)
})
