import { expect, test } from 'vitest'

import { buildCatalogue, TABLES, wholeCatalogue } from '#app/ideas/catalogue.ts'
import { type Floor, lint } from '#app/ideas/catalogue/lint.ts'

const FLOOR: Floor = { topics: 60, ideasPerTopic: 12, templatesPerKind: 15, plainCheapIdeasPerAge: 30 }
const NO_FLOOR: Floor = { topics: 0, ideasPerTopic: 0, templatesPerKind: 0, plainCheapIdeasPerAge: 0 }

test('the catalogue is sound', () => {
  expect(lint(wholeCatalogue(), FLOOR).join('\n')).toBe('')
})

const NOTHING = {
  ...TABLES,
  topics: Object.fromEntries(Object.keys(TABLES.topics).map((kind) => [kind, ''])) as typeof TABLES.topics,
  templates: '',
  universal: '',
}

/** A topic table of the kind "making", what the linter must say about it. */
test.each([
  ['# a\nmerino hat | 1-2 | all | clothing | clothing', 'topics/making.ts:2: add wool'],
  ['# a\nnike running cap | 1-2 | all | clothing | clothing', 'topics/making.ts:2: "nike" is a maker'],
  ['# a\nfloat | 1-2 | all | toy |', 'topics/making.ts:2: has 1 words'],
  ['# a\na very long name for a float | 1-2 | all | toy |', 'topics/making.ts:2: has 7 words'],
  ['# a\ngold float | 1-9999 | all | toy |', 'topics/making.ts:2: typical price above'],
  [
    '# a\ntow float | 1-2 | all | toy |\nfloats tow | 1-2 | all | toy |',
    'topics/making.ts:3: same as topics/making.ts:2',
  ],
  ['# a\nnear: b\ntow float | 1-2 | all | toy |', 'topics/making.ts:1: near "b" is no topic'],
  ['# a\nalso: c\n# b\nalso: c', 'topics/making.ts:3: "c" already means a'],
])('%s', (making, complaint) => {
  const catalogue = buildCatalogue({ ...NOTHING, topics: { ...NOTHING.topics, making } })
  expect(lint(catalogue, NO_FLOOR)).toEqual([expect.stringContaining(complaint)])
})

test('says what is missing in amount', () => {
  const complaints = lint(
    buildCatalogue({
      ...NOTHING,
      topics: { ...NOTHING.topics, making: '# a\ntow float | 1-2 | all | toy |' },
    }),
    FLOOR,
  )
  expect(complaints).toEqual(
    expect.arrayContaining([
      'topics: 1, write 60',
      'topics/making.ts:1: "a" has 1 ideas, write 12',
      'templates.ts: making has 0, write 15',
      'universal.ts: at 0 years only 0 ideas without any attribute cost at most 5, write 30',
    ]),
  )
})
