import { expect, test } from 'vitest'
import { drawProblem, type ExcludedPair } from '#app/domain/draws/draw-problem.ts'

/** "ab cd" as pairs. */
const pairs = (text: string): ExcludedPair[] =>
  text.split(' ').flatMap(([one, other]) => (one && other ? [[one, other] as const] : []))
const many = (length: number) => Array.from({ length }, (_, id) => String(id))

test.each([
  ['two people', 'ab', ''],
  ['three people', 'abc', ''],
  ['four people of two couples', 'abcd', 'ab cd'],
  ['five people of whom one may draw one only', 'abcde', 'ab ac ad'],
  ['somebody excluded from themselves', 'ab', 'aa'],
  ['an exclusion of somebody who does not take part', 'ab', 'ax xb'],
])('a draw is possible for %s', (_, people, excluded) => {
  expect(drawProblem([...people], pairs(excluded))).toBeUndefined()
})

test.each([
  ['nobody', [], { reason: 'too_few' }],
  ['one person', ['a'], { reason: 'too_few' }],
])('a draw is refused for %s', (_, people, problem) => {
  expect(drawProblem(people, [])).toEqual(problem)
})

test.each([
  ['a couple alone', 'ab', 'ab', 'a', 'ab'],
  ['a couple alone, excluded twice', 'ab', 'ab ba', 'a', 'ab'],
  ['three people with a couple', 'abc', 'ab', undefined, 'ab'],
  ['a person excluded from all three others', 'abcd', 'ab ad ca', 'a', 'ab'],
  ['three of four who may draw only the fourth', 'abcd', 'ab bc ca', undefined, 'ab'],
  ['four of five who may draw only the fifth', 'abcde', 'ab cd ac bd ad bc', undefined, 'ad bc'],
  [
    'a person excluded from all, beside a couple that does not matter',
    'abcdef',
    'ef ab ac ad ae af',
    'a',
    'ab',
  ],
])('a draw is refused for %s, with the pairs to take back', (_, people, excluded, participant, takeBack) => {
  expect(drawProblem([...people], pairs(excluded))).toEqual({
    ...(participant === undefined ? { reason: 'exclusions' } : { reason: 'nobody_to_draw', participant }),
    takeBack: pairs(takeBack),
  })
})

test('without the pairs to take back a draw is possible, and without all but one of them it is not', () => {
  const ids = many(12)
  const all = ids.flatMap((one, place) => ids.slice(place + 1).map((other) => [one, other] as const))
  const problem = drawProblem(ids, all)
  const takeBack = problem && 'takeBack' in problem ? problem.takeBack : []
  const without = (back: readonly ExcludedPair[]) =>
    drawProblem(
      ids,
      all.filter((pair) => !back.includes(pair)),
    )
  expect(takeBack.length).toBeGreaterThan(1)
  expect(without(takeBack)).toBeUndefined()
  expect(takeBack.filter((left) => !without(takeBack.filter((pair) => pair !== left)))).toEqual([])
})
