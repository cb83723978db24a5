import { expect, test } from 'vitest'
import { isVibe, VIBES, vibeOf } from '#app/domain/quizzes/mom-quiz.ts'

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
] as const)(
  'the most frequent wins, of equals the first in the written order: %s',
  (_what, chosen, winner) => {
    expect(vibeOf(chosen)).toBe(winner)
  },
)

test('ties are broken in the order of the specification', () => {
  expect(VIBES).toEqual(['PLANNER_PRO', 'SNACK_NINJA', 'COZY_QUEEN', 'TRENDY_MAVEN', 'CHILL_SAGE'])
})

test.each(['cozy_queen', 'COZY_QUEEN ', '', 'constructor', null, undefined, 1, {}])(
  '%j is no vibe',
  (value) => {
    expect(isVibe(value)).toBe(false)
  },
)
