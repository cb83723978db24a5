import { expect, test } from 'vitest'
import { sharedThing } from '#app/domain/shared-link.ts'

const SLUG = 'grandma-23456789abcd'

test.each([
  [`https://wishes.example/gift/${SLUG}`, { kind: 'profile', id: SLUG }],
  [`https://wishes.example/gift/${SLUG}?fbclid=x`, { kind: 'profile', id: SLUG }],
  [`https://wishes.example/gift/${SLUG}/card.png`, { kind: 'profile', id: SLUG }],
  [`/gift/${SLUG}`, { kind: 'profile', id: SLUG }],
  [`https://wishes.example/quiz/play/${SLUG}/3`, { kind: 'quiz', id: SLUG }],
  [`https://wishes.example/quiz/results/${SLUG}`, { kind: 'quiz', id: SLUG }],
  ['https://wishes.example/portal/profile', undefined],
  ['https://wishes.example/gift/short', undefined],
  ['grandma', undefined],
])('%s leads to %j', (link, thing) => {
  expect(sharedThing(link)).toEqual(thing)
})
