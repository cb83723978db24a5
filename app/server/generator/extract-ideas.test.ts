import { expect, test } from 'vitest'

import { ideaExtractor } from '#app/server/generator/extract-ideas.ts'

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
  ['I cannot help.', []],
  ['', []],
]

test.each(ANSWERS)('%s', (answer, ideas) => {
  for (const size of [1, 5, answer.length + 1]) {
    const extractor = ideaExtractor()
    const found: string[] = []
    for (let at = 0; at < answer.length; at += size)
      found.push(...extractor.push(answer.slice(at, at + size)))
    expect([...found, ...extractor.end()]).toEqual(ideas)
  }
})

test('gives an idea as soon as it is whole', () => {
  const extractor = ideaExtractor()
  expect(extractor.push('{"elements":[{"idea":"tow fl')).toEqual([])
  expect(extractor.push('oat"},{"idea"')).toEqual(['tow float'])
})
