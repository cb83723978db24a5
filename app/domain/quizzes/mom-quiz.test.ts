import { expect, test } from 'vitest'
import { isVibe, type Vibe, VIBES, vibeOf } from '#app/domain/quizzes/mom-quiz.ts'

const P = 'PLANNER_PRO'
const S = 'SNACK_NINJA'
const Q = 'COZY_QUEEN'
const T = 'TRENDY_MAVEN'
const C = 'CHILL_SAGE'

test.each([
  ['all the same', [C, C, C, C, C, C, C, C], C],
  ['most', [C, S, C, T, C, Q, P, S], C],
  ['a tie of two', [C, C, C, C, T, T, T, T], T],
  ['a tie of the last two in order', [T, C, C, T, C, T, S, Q], T],
  ['a tie of three', [Q, Q, S, S, T, T, C, P], S],
  ['a tie of four', [C, C, T, T, Q, Q, S, S], S],
  ['a tie with the first in order', [C, C, C, C, P, P, P, P], P],
  ['a single one does not win by its place', [P, C, C, S, S, C, T, Q], C],
] as const)('%s', (_what, chosen, winner) => {
  expect(vibeOf(chosen)).toBe(winner)
})

test('for each of the 390 625 ways to answer, nothing is more frequent than the outcome, and an equal is later in the written order', () => {
  const order: Vibe[] = [P, S, Q, T, C]
  let wrong = 0
  const seen = new Set<Vibe>()
  for (let way = 0; way < 5 ** 8; way++) {
    const counts = [0, 0, 0, 0, 0]
    const chosen: Vibe[] = []
    for (let question = 0, rest = way; question < 8; question++, rest = Math.floor(rest / 5)) {
      const pick = rest % 5
      counts[pick] = (counts[pick] ?? 0) + 1
      chosen.push(order[pick] ?? P)
    }
    const vibe = vibeOf(chosen)
    seen.add(vibe)
    // The first place that holds the greatest count.
    if (order.indexOf(vibe) !== counts.indexOf(Math.max(...counts))) wrong += 1
  }
  expect(wrong).toBe(0)
  expect(seen.size).toBe(5)
})

test('ties are broken in the order of the specification', () => {
  expect(VIBES).toEqual(['PLANNER_PRO', 'SNACK_NINJA', 'COZY_QUEEN', 'TRENDY_MAVEN', 'CHILL_SAGE'])
})

test.each(['PLANNER_PRO', 'SNACK_NINJA', 'COZY_QUEEN', 'TRENDY_MAVEN', 'CHILL_SAGE'])(
  '%s is a vibe',
  (vibe) => {
    expect(isVibe(vibe)).toBe(true)
  },
)

test.each(['cozy_queen', 'COZY_QUEEN ', '', 'constructor', null, undefined, 1, {}])(
  '%j is no vibe',
  (value) => {
    expect(isVibe(value)).toBe(false)
  },
)
