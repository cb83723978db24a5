import { expect, test } from 'vitest'

import { type ExtractedIdea, ideaExtractor } from '#app/server/generator/extract-ideas.ts'

/** A model's whole answer, the ideas in it. */
const ANSWERS: readonly (readonly [string, readonly string[]])[] = [
  ['{"elements":[{"idea":"tow float"},{"idea":"swim cap"}]}', ['tow float', 'swim cap']],
  ['```json\n["tow float", "swim cap"]\n```', ['tow float', 'swim cap']],
  ['[{"name":"tow float","reason":"for safety"}]', ['tow float']],
  ['{"ideas":["tow float"],"note":"enjoy"}', ['tow float']],
  ['{"elements":[{"idea":"a \\"big\\" towel"},{"idea":"caf\\u00e9 cup"}]}', ['a "big" towel', 'café cup']],
  ['{"elements":[{"idea":"tow float"},{"idea":"swim c', ['tow float']],
  [
    'Here you go:\n1. Tow float\n2) **Swim cap** - warm\n- Towel: large\n',
    ['Tow float', 'Swim cap', 'Towel'],
  ],
  ['1. Tow float\n2. Swim cap', ['Tow float', 'Swim cap']],
  ['{"elements":[]}', []],
  ['{"elements":[{"idea":""}]}', []],
  ['{"elements":[{"why":"said \\\"so\\\"","idea":"tow float"}]}', ['tow float']],
  ['["a" b "tow float"]', ['tow float']],
  [`["${'x'.repeat(1_001)}", "tow float"]`, ['tow float']],
  ['I cannot help.', []],
  ['', []],
]

test.each(ANSWERS)('%s', (answer, ideas) => {
  for (const size of [1, 5, answer.length + 1]) {
    const extractor = ideaExtractor()
    const found: ExtractedIdea[] = []
    for (let at = 0; at < answer.length; at += size)
      found.push(...extractor.push(answer.slice(at, at + size)))
    expect([...found, ...extractor.end()].map(({ text }) => text)).toEqual(ideas)
  }
})

test('gives an idea as soon as it is whole', () => {
  const extractor = ideaExtractor()
  expect(extractor.push('{"elements":[{"idea":"tow fl')).toEqual([])
  expect(extractor.push('oat"},{"idea"')).toEqual([{ text: 'tow float', price: '' }])
})

test('a price belongs to the idea that comes after it in the same object', () => {
  const answer =
    '{"elements":[{"price":"15-30","idea":"a"},{"idea":"b","price":"8"},{"price":9,"idea":"c"},{"price":"5","idea":"d"}]}'
  expect(ideaExtractor().push(answer)).toEqual([
    { text: 'a', price: '15-30' },
    { text: 'b', price: '' },
    { text: 'c', price: '' },
    { text: 'd', price: '5' },
  ])
})
