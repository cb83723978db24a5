import { expect, test } from 'vitest'

import { parseTable, templatesByGroup } from '#app/ideas/catalogue/parse.ts'

test('reads sections, names and rows', () => {
  const [section] = parseTable(
    'water.ts',
    `
# wild swimming
also: sea swimming, open water swimming
own: lake swimming = loch swimming
in: swimming
near: triathlon
needs: legs -thing
situation
from 50: spa days
unfit: lap blanket, goggles
dry changing robe* with hood | 40-90 | 10+ | outerwear | clothing sized @birthday filler
tow float | 15-30 | 4-12 | safety gear | heart dust of:lake_swimming
`,
  )
  expect(section).toEqual({
    title: 'wild swimming',
    also: ['sea swimming', 'open water swimming'],
    own: [['lake swimming', 'loch swimming']],
    in: 'swimming',
    near: ['triathlon'],
    names: [],
    alone: false,
    situation: true,
    later: { from: 50, title: 'spa days' },
    unfit: ['lap', 'blanket', 'goggle'],
    needs: ['legs'],
    where: 'water.ts:2',
    ideas: [
      {
        text: 'dry changing robe with hood',
        price: { minimum: 40, typical: 90 },
        ages: { from: 10, to: 120 },
        category: 'outerwear',
        headNoun: 'robe',
        occasions: ['birthday'],
        attributes: new Set(['clothing', 'sized']),
        kinds: new Set(['legs']),
        filler: true,
        heart: false,
        of: [],
        where: 'water.ts:11',
      },
      {
        text: 'tow float',
        price: { minimum: 15, typical: 30 },
        ages: { from: 4, to: 12 },
        category: 'safety gear',
        headNoun: 'float',
        occasions: [],
        attributes: new Set(),
        kinds: new Set(['legs', 'dust']),
        filler: false,
        heart: true,
        of: ['lake swimming'],
        where: 'water.ts:12',
      },
    ],
  })
})

test.each([
  ['float | 1-2 | all | toy |', 'a.ts:1: put a "# title" line first'],
  ['# a\nfloat | 2-1 | all | toy |', 'a.ts:2: price "2-1"'],
  ['# a\nfloat | 1-2 | 9-4 | toy |', 'a.ts:2: ages "9-4"'],
  ['# a\nfloat | 1-2 | all | toys |', 'a.ts:2: category "toys"'],
  ['# a\nfloat | 1-2 | all | toy | boozy', 'a.ts:2: "boozy" is neither'],
  ['# a\nneeds: wings', 'a.ts:2: "wings" is not in THING_KINDS'],
  ['# a\ntow float | 1-2 | all | toy | thing', 'a.ts:2: it is "thing" anyway'],
  ['# a\ntow float | 1-2 | all | toy | -dust', 'a.ts:2: it is not "dust" anyway'],
  ['# a\nfloat', 'a.ts:2: write: text | price'],
  ['# a\n | 1-2 | all | toy |', 'a.ts:2: give the idea a text'],
])('%s is refused', (table, complaint) => {
  expect(() => parseTable('a.ts', table)).toThrow(complaint)
})

test('every complaint of a file comes at once', () => {
  expect(() => parseTable('a.ts', '# a\nx | 1 | all | toy |\ny | 1-2 | all | toys |')).toThrow(
    /a\.ts:2[^]*a\.ts:3/,
  )
})

test('templates need a group', () => {
  const sections = parseTable(
    't.ts',
    '# making\nplain mug | 1-2 | all | toy |\n# mending\n{hobby} mug | 1-2 | all | toy |',
  )
  expect(() => templatesByGroup(sections)).toThrow('t.ts:3: "mending" is not in TEMPLATE_GROUPS')
})
