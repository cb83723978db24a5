import { expect, test } from 'vitest'

import { buildCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { ideaFilter } from '#app/ideas/choice/filter.ts'
import { factsOf } from '#app/ideas/choice/idea-facts.ts'
import { readWish } from '#app/ideas/reading/read-wish.ts'
import { ANYBODY } from '#test/data/idea-faults.ts'

const universal = `# some
velvet floor cushion | 20-40 | 12+ | textile | bulky
round bolster cushion | 15-30 | 10+ | textile | bulky
satin neck cushion | 25-30 | 14+ | home | bulky practical
hot air balloon flight | 120-200 | 18+ | experience | experience
brass door knocker | 30-60 | 18+ | home |`
const catalogue = buildCatalogue({ universal })

test('an idea that is in the catalogue is known as its row says, in any case and word order', () => {
  expect(factsOf('Flight in a hot air balloon', catalogue)).toBeUndefined()
  expect(factsOf('Hot Air Balloon Flights', catalogue)).toMatchObject({
    price: { minimum: 120 },
    ages: { from: 18 },
  })
})

test('another thing with a known head noun: the lowest price, the widest ages, what all have in common', () => {
  expect(factsOf('square seat cushion', catalogue)).toEqual({
    headNoun: 'cushion',
    price: { minimum: 15, typical: 15 },
    ages: { from: 10, to: 120 },
    category: null,
    attributes: new Set(['bulky']),
  })
})

test('one row says too little about its head noun', () => {
  expect(factsOf('iron knocker', catalogue)).toBeUndefined()
})

/** An idea of a model, a budget, whether it is refused. */
test.each([
  ['hot air balloon flight', 50, true],
  ['hot air balloon flight', 150, true],
  ['hot air balloon flight', 200, false],
  ['square seat cushion', 10, true],
  ['square seat cushion', 20, false],
  ['gaming laptop', 100, true],
  ['laptop stand', 30, false],
  ['mountain bike', 50, true],
  ['bike bell', 10, false],
  ['diamond earrings', 30, true],
  ['drone', 10, true],
  ['tow float', 5, false],
])('"%s" within %d: refused %s', (text, budget, refused) => {
  const refusalOf = ideaFilter(readWish({ ...ANYBODY, preferences: `max ${budget}` }))
  expect(refusalOf(text, factsOf(text, catalogue)) !== null).toBe(refused)
})
