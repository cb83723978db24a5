import { expect, test } from 'vitest'

import { formFilter } from '#app/ideas/choice/form-filter.ts'
import { ANYBODY } from '#test/data/idea-faults.ts'

test.each([
  ['Memoir about mead', true],
  ['Vintage mead photograph', true],
  ['Girlfriend trivia cards', true],
  ['Mead tasting flight', false],
  ['Vintage glass vase', false],
])('"%s" is refused: %s', (idea, refused) => {
  expect(formFilter({ ...ANYBODY, hobbies: 'my girlfriend likes mead' })(idea)).toBe(refused)
})

test('the fourth idea that repeats a phrase which was not understood is refused', () => {
  const refuses = formFilter({ ...ANYBODY, hobbies: 'kabaddi' })
  const ideas = ['Kabaddi shorts', 'Kabaddi mat', 'Kabaddi match tickets', 'Kabaddi knee pads', 'Tea tin']
  expect(ideas.map(refuses)).toEqual([false, false, false, true, false])
})
