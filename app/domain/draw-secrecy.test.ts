import { expect, test } from 'vitest'
import { isOpenSecret } from '#app/domain/draw-secrecy.ts'

const people = (count: number) => Array.from({ length: count }, (_, place) => String(place))

test.each<[string, number, (readonly [string, string])[], boolean]>([
  ['nobody', 0, [], false],
  ['one', 1, [], false],
  ['two, who draw each other', 2, [], true],
  ['three, of whom each knows the rest from their own', 3, [], true],
  ['four', 4, [], false],
  ['four with one couple', 4, [['0', '1']], false],
  [
    'two couples',
    4,
    [
      ['0', '1'],
      ['2', '3'],
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
