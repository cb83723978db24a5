import { expect, test } from 'vitest'

import type { AgeGroup } from '#app/domain/profiles/gift-profile.ts'
import { buildCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { candidatesFor } from '#app/ideas/choice/candidates.ts'
import { readWish } from '#app/ideas/reading/read-wish.ts'
import { ANYBODY } from '#test/data/idea-faults.ts'

const ADULT = '35-44 years'
const YOUTH = '13-17 years'
const SCHOOLCHILD = '0-12 years'
const BOX = 'wooden box | 20-40 | 12+ | storage |'

/** What comes first, for whom, its row and the other, which stands before it in the topic. */
test.each([
  ['what says the name of the hobby', ADULT, 'tray for shells | 20-40 | 12+ | storage |', BOX],
  ['an outing', ADULT, 'coast walk | 20-40 | 12+ | experience | experience', BOX],
  ['not a course', ADULT, BOX, 'coast course | 20-40 | 12+ | class |'],
  [
    'tickets, of outings',
    ADULT,
    'park tickets | 20-40 | 12+ | experience |',
    'park walk | 20-40 | 12+ | experience |',
  ],
  ['what is made for them alone', ADULT, 'engraved tray | 20-40 | 12+ | storage | personalised', BOX],
  ['for a youth nothing for children', YOUTH, BOX, 'coast box | 20-40 | 8-15 | storage |'],
] as const)('%s', (_, ageGroup, first, second) => {
  expect(namesOf(rankedFor(ageGroup, [second, first]))).toEqual(namesOf([first, second]))
})

test.each([
  [ADULT, [BOX, 'linen box | 20-40 | 12+ | storage |']],
  // What suits all ages is as good for a schoolchild as what is made for children.
  [SCHOOLCHILD, ['tin | 9-18 | 5+ | storage |', 'tub | 9-18 | 5-9 | storage |']],
] as const)('else the order of the topic: %s', (ageGroup, rows) => {
  expect(namesOf(rankedFor(ageGroup, rows))).toEqual(namesOf(rows))
})

function rankedFor(ageGroup: AgeGroup, rows: readonly string[]): string[] {
  const catalogue = buildCatalogue({ topics: { collecting: `# shells\n${rows.join('\n')}` } })
  const wish = readWish({ ...ANYBODY, ageGroup, hobbies: 'shells' }, catalogue)
  return candidatesFor(catalogue, wish)
    .toReversed()
    .toSorted((a, b) => b.score - a.score)
    .map(({ text }) => text)
}

function namesOf(rows: readonly string[]): string[] {
  return rows.map((row) => row.replace(/ \|.*/, ''))
}
