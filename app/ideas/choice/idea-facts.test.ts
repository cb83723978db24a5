import { expect, test } from 'vitest'

import { buildCatalogue, TABLES } from '#app/ideas/catalogue/catalogue.ts'
import { constraintsOf } from '#app/ideas/reading/constraints.ts'
import { ideaFilter } from '#app/ideas/choice/filter.ts'
import { knownOf } from '#app/ideas/choice/idea-facts.ts'
import { ANYBODY } from '#test/idea-faults.ts'

const universal = `# some
velvet floor cushion | 20-40 | 12+ | textile | bulky
round bolster cushion | 15-30 | 10+ | textile | bulky
satin neck cushion | 25-30 | 14+ | home | bulky practical
hot air balloon flight | 120-200 | 18+ | experience | experience
brass door knocker | 30-60 | 18+ | home |`
const nothing = Object.fromEntries(
  Object.keys(TABLES.topics).map((kind) => [kind, '']),
) as typeof TABLES.topics
const catalogue = buildCatalogue({ topics: nothing, templates: '', universal })

test('an idea that is in the catalogue is known as its row says, in any case and word order', () => {
  expect(knownOf('Flight in a hot air balloon', catalogue)).toBeUndefined()
  expect(knownOf('Hot Air Balloon Flights', catalogue)).toMatchObject({
    price: { minimum: 120 },
    ages: { from: 18 },
  })
})

test('another thing of a known kind: the lowest price, the widest ages, what all have in common', () => {
  expect(knownOf('square seat cushion', catalogue)).toEqual({
    headNoun: 'cushion',
    price: { minimum: 15, typical: 30 },
    ages: { from: 10, to: 120 },
    category: null,
    attributes: new Set(['bulky']),
  })
})

test('one row says too little of its kind', () => {
  expect(knownOf('iron knocker', catalogue)).toBeUndefined()
})

/** An idea of a model, a budget, whether it is refused. */
test.each([
  ['hot air balloon flight', 50, true],
  ['hot air balloon flight', 150, false],
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
  const judge = ideaFilter(constraintsOf({ ...ANYBODY, preferences: `max ${budget}` }))
  expect(judge(text, knownOf(text, catalogue)) !== null).toBe(refused)
})
