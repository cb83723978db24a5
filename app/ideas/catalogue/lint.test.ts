import { expect, test } from 'vitest'

import { buildCatalogue, wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { lint, MINIMUMS, type Minimums } from '#app/ideas/catalogue/lint.ts'

const NO_MINIMUMS = Object.fromEntries(Object.keys(MINIMUMS).map((name) => [name, 0])) as unknown as Minimums

test('the catalogue has no problem and reaches every minimum', () => {
  expect(lint(wholeCatalogue(), MINIMUMS).join('\n')).toBe('')
})

function catalogueOf(making: string, templates = '', universal = '') {
  return buildCatalogue({ topics: { making }, templates, universal })
}

/** A row of the only topic, the one thing the linter must say about it. */
test.each([
  ['merino hat | 8-16 | all | clothing | clothing', 'add wool'],
  ['LED desk lamp | 8-16 | all | lighting | gadget', 'add battery, or the phrase'],
  [
    'weather radio | 8-16 | all | outdoor gear |',
    'add battery (charged or with batteries) or gadget (mains)',
  ],
  ['soft mittens* in cotton | 8-16 | all | accessory |', 'add clothing'],
  ['soft wrap | 8-16 | all | clothing |', 'a clothing needs the attribute clothing'],
  ['sharp blade | 8-16 | 17+ | tool | sharp', 'sharp is for 18 and older'],
  ['ale glass | 8-16 | 24+ | tableware | alcohol gluten', 'alcohol is for 25 and older'],
  ['walnut biscuits | 8-16 | 4+ | food | food nuts dairy gluten sugar', 'nuts is for 5 and older'],
  ['gold float | 400-900 | all | toy |', 'typical price above 600: no toy to give'],
  ['gold float | 1-30 | all | toy |', 'typical price is far above the minimum'],
  ['pocket gauge | 2-4 | all | electronics | gadget', 'too cheap for a device'],
  ['toddler paint pots | 8-16 | 2-8 | toy |', 'its words say that it is for 4 at most'],
  ['touch-and-feel farm cards | 8-16 | 0-6 | toy |', 'its words say that it is for 3 at most'],
  ["children's craft tray | 8-16 | 6+ | toy |", 'its words say that it is for 17 at most'],
  ['birthday felt crown | 8-16 | all | toy |', 'add @birthday'],
  ['nike running cap | 8-16 | all | clothing | clothing', '"nike" is a maker or shop'],
  ['roman float | 8-16 | all | toy |', 'write "Roman float"'],
  ["jack daniel's float | 8-16 | all | toy |", '"jack daniel" is a maker or shop'],
  ['float | 8-16 | all | toy |', 'has 1 words'],
  ['a very long name for a float | 8-16 | all | toy |', 'has 7 words'],
  ['tow float, red | 8-16 | all | toy |', 'is no shop search'],
])('%s: %s', (row, complaint) => {
  expect(lint(catalogueOf(`# a\n${row}`), NO_MINIMUMS)).toEqual([
    expect.stringContaining(`topics/making.ts:2: ${complaint}`),
  ])
})

test.each([
  "cat & dog's 2-way float+net | 8-16 | all | toy |",
  'bodhrán stand | 8-16 | all | equipment |',
  'wind-up brass clock | 8-16 | all | decor |',
  'oak desk lamp | 8-16 | all | lighting | gadget',
  'ale glass | 8-16 | 25+ | tableware | alcohol gluten',
  'gift card | 1-100 | all | voucher | voucher',
])('nothing is wrong with: %s', (row) => {
  expect(lint(catalogueOf(`# a\n${row}`), NO_MINIMUMS)).toEqual([])
})

/** A topic table of the kind "making", the one thing the linter must say about it. */
test.each([
  [
    '# a\nTow float | 1-2 | all | toy |\nfloats* tow | 1-2 | all | toy |',
    'topics/making.ts:3: same as topics/making.ts:2',
  ],
  ['# a\nnear: b', 'topics/making.ts:1: near "b" is no topic'],
  ['# a\nalso: c\n# b\nalso: c', 'topics/making.ts:3: "c" already means a'],
  ['# a\nalso: c\n# C', 'topics/making.ts:1: "c" already means C'],
  ['# café', 'topics/making.ts:1: also "cafe", as people type it'],
  ['# a\nown: c\ntow float | 1-2 | all | toy | of:a of:c of:d', 'topics/making.ts:3: "d" is no subject of a'],
])('%s', (making, complaint) => {
  expect(lint(catalogueOf(making), NO_MINIMUMS)).toEqual([expect.stringContaining(complaint)])
})

/** A subject in the topic "a", the one thing the linter must say about it. */
test.each([
  ['# c\nlong oar | 1-2 | all | toy | heart', '"c": rows of its own: 1, write 2'],
  [
    '# c\nlong oar | 1-2 | all | toy |\nred oar* with cap | 1-2 | all | toy |',
    '"c": rows marked heart: 0, write 1',
  ],
  ['# c\ntow float | 1-2 | all | toy | heart\nred cap | 1-2 | all | clothing | clothing', 'same as'],
])('%s: %s', (section, complaint) => {
  const subjects = { oars: section }
  const made = buildCatalogue({ topics: { making: '# a\nown: c\ntow float | 1-2 | all | toy |' }, subjects })
  expect(lint(made, { ...NO_MINIMUMS, ideasPerSubject: 2, heartsPerSubject: 1 })).toContainEqual(
    expect.stringContaining(complaint),
  )
})

test('templates and universal ideas keep the same rules', () => {
  const templates =
    '# making\n{hobby} wool hat | 8-16 | all | clothing | clothing\n{hobby} cap | 8-16 | all | clothing | clothing merchandise\n'
  const universal = 'nike float | 8-16 | all | toy |'
  const complaints = lint(catalogueOf('', templates, `# u\n${universal}\n${universal}`), NO_MINIMUMS)
  expect(complaints).toEqual(
    expect.arrayContaining([
      expect.stringContaining('templates.ts:2: add wool'),
      'templates.ts: making is more than a third merchandise',
      expect.stringContaining('universal.ts:2: "nike" is a maker'),
      expect.stringContaining('universal.ts:3: same as universal.ts:2'),
    ]),
  )
})

test('says what is missing in amount', () => {
  const complaints = lint(catalogueOf('# a\ntow float | 6-35 | all | toy |'), MINIMUMS)
  expect(complaints).toEqual(
    expect.arrayContaining([
      'topics/making.ts:1: "a": ideas: 1, write 12',
      'topics/making.ts:1: "a": categories: 1, write 6',
      'templates.ts: making has 0, write 4',
      'universal.ts: at 0 years only 0 ideas without any attribute cost at most 5, write 30',
      'universal.ts: at 100 years only 0 ideas without any attribute cost at most 5, write 30',
    ]),
  )
})
