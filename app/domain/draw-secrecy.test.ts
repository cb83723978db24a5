import { expect, test } from 'vitest'
import { type ExcludedPair, permittedRecipients } from '#app/domain/draw-problem.ts'
import { isOpenSecret } from '#app/domain/draw-secrecy.ts'
import { seededNoise } from '#app/ideas/choice/seeded-noise.ts'

const people = (count: number) => Array.from({ length: count }, (_, place) => String(place))

test.each<[string, number, (readonly [string, string])[], boolean]>([
  ['nobody', 0, [], false],
  ['one', 1, [], false],
  ['two, who draw each other', 2, [], true],
  ['three, of whom each knows the rest from their own', 3, [], true],
  ['four', 4, [], false],
  ['four with one couple', 4, [['0', '1']], true],
  [
    'two couples',
    4,
    [
      ['0', '1'],
      ['2', '3'],
    ],
    true,
  ],
  ['five', 5, [], false],
  ['five with one couple', 5, [['0', '1']], false],
  [
    'three couples',
    6,
    [
      ['0', '1'],
      ['2', '3'],
      ['4', '5'],
    ],
    false,
  ],
  [
    'four, one of whom may draw one alone',
    4,
    [
      ['0', '1'],
      ['0', '2'],
    ],
    true,
  ],
  [
    'four where names cannot be drawn',
    4,
    [
      ['0', '1'],
      ['0', '2'],
      ['0', '3'],
    ],
    false,
  ],
  [
    'eight, one of whom may draw two, of whom one stays',
    8,
    ['2', '3', '4', '5', '6', '7'].map((other) => ['0', other] as const),
    true,
  ],
  ['thirty', 30, [], false],
])('of %s somebody can tell who drew whom: %#', (_, count, pairs, open) => {
  expect(isOpenSecret(people(count), pairs)).toBe(open)
})

/** By looking at all assignments: whether for some name that one draws, another has one alone. */
function isOpenByAll(ids: readonly string[], pairs: readonly ExcludedPair[]): boolean {
  const choices = permittedRecipients(ids, pairs)
  const after = (drawn: readonly number[]): (readonly number[])[] =>
    drawn.length === choices.length
      ? [drawn]
      : (choices[drawn.length] ?? [])
          .filter((one) => !drawn.includes(one))
          .flatMap((one) => after([...drawn, one]))
  const all = after([])
  return choices.some((_, giver) =>
    [...Map.groupBy(all, (recipients) => recipients[giver]).values()].some((alike) =>
      choices.some(
        (__, other) => other !== giver && new Set(alike.map((recipients) => recipients[other])).size === 1,
      ),
    ),
  )
}

test('so says a look at all assignments of up to six people with random pairs', () => {
  let calls = 0
  const random = () => seededNoise(24, String(calls++))
  const wrong: unknown[] = []
  let open = 0
  for (let instance = 0; instance < 500; instance++) {
    const ids = people(2 + Math.floor(random() * 5))
    const share = random() * 0.7
    const pairs = ids
      .flatMap((one, place) => ids.slice(place + 1).map((other) => [one, other] as const))
      .filter(() => random() < share)
    const expected = isOpenByAll(ids, pairs)
    if (isOpenSecret(ids, pairs) !== expected) wrong.push(pairs)
    open += expected ? 1 : 0
  }
  expect(wrong).toEqual([])
  expect(open).toBeGreaterThan(100)
  expect(open).toBeLessThan(400)
})
