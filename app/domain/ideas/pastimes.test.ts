import { expect, test } from 'vitest'
import { byPastime, pastimeOf } from '#app/domain/ideas/pastimes.ts'

test.each([
  ['because of: football', 'football, drawing', 'Football'],
  ['because of: Taylor Swift', 'taylor swift', 'Taylor Swift'],
  ['because of: table tennis (close to it: badminton)', 'Table Tennis', 'Table tennis'],
  ['because of: blind', 'football', undefined],
  ['because of: art', 'party games, carpentry and tea', undefined],
  ['because of: cooking', 'cooking shows', undefined],
  ['because of: tea', 'carpentry and tea', 'Tea'],
  ['because of: football', null, undefined],
  ['suits most people of this age', 'football', undefined],
  ['', 'football', undefined],
])('"%s" is for what stands among the hobbies that are seen (%j): %s', (reason, hobbies, pastime) => {
  expect(pastimeOf(reason, hobbies)).toBe(pastime)
})

const parted = (...pastimes: (string | undefined)[]) =>
  byPastime(pastimes.map((pastime, id) => ({ id, ...(pastime && { pastime }) })))?.map(
    ({ pastime, ideas }) => [pastime, ...ideas.map(({ id }) => id)],
  )

test('a list for several pastimes is parted by them, and what stands alone comes last', () => {
  expect(parted('Art', 'Golf', undefined, 'Golf', 'Chess', 'Art')).toEqual([
    ['Art', 0, 5],
    ['Golf', 1, 3],
    [undefined, 2, 4],
  ])
  expect(parted('Art', 'Golf', 'Golf', 'Art')).toEqual([
    ['Art', 0, 3],
    ['Golf', 1, 2],
  ])
})

test('a list for one is not parted', () => {
  expect(parted('Art', 'Art', 'Golf', undefined)).toBeUndefined()
  expect(parted()).toBeUndefined()
})
