import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { differencesApart } from './spec-differences.ts'

test('a sentence of the real map that loses its difference is noticed', () => {
  const map = readFileSync('docs/spec-map.md', 'utf8')
  const decision = readFileSync('docs/decisions/028-what-differs-from-the-specification.md', 'utf8')
  expect(differencesApart(map, decision)).toEqual([])
  expect(differencesApart(map.replaceAll(/ ?differs \(stale-save\):/g, ''), decision)).toEqual([
    'the decision has stale-save, the map has not',
  ])
})
