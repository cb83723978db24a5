import { expect, test } from 'vitest'

import { reasonsFor } from '#app/ideas/choice/reason.ts'
import { readWish } from '#app/ideas/reading/read-wish.ts'
import { ANYBODY } from '#test/data/idea-faults.ts'

/** Hobbies, a model's idea, its reason. */
test.each([
  ['wild swimming, chess', 'Insulated swim parka', 'because of: wild swimming'],
  ['wild swimming, chess', 'Walnut chess board', 'because of: chess'],
  ['wild swimming, chess', 'Changing robe in navy', 'because of: wild swimming'],
  ['wild swimming, chess', 'Porcelain teapot', 'chosen for the profile as a whole'],
  ['falconry', 'Falconry gauntlet', 'because of: falconry'],
  ['falconry', 'Porcelain teapot', 'chosen for the profile as a whole'],
  ['FIFA, chess', 'FIFA ultimate team points', 'because of: FIFA'],
  ['', 'Porcelain teapot', 'chosen for the profile as a whole'],
])('of "%s" the idea "%s" comes %s', (hobbies, idea, reason) => {
  expect(reasonsFor(readWish({ ...ANYBODY, hobbies }))(idea)).toBe(reason)
})
