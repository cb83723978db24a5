import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { differencesApart } from './spec-differences.ts'

const MAP = `
- "differs (key):" explains the word outside of the sentences.
| “A cookie.” | \`app/a.ts\`; differs (session-cookie): no tokens | "a" in \`app/a.test.ts\` |
| “A list.” | \`app/b.ts\`; differs (pages-of-thirty): pages; differs (session-cookie): again | "b" in \`app/b.test.ts\` |
`
const DECISION = `
| key | specification | here | reason |
| --- | --- | --- | --- |
| \`session-cookie\` | tokens | a cookie | theft |
| \`pages-of-thirty\` | one list | pages | speed |
`

test('a map and a decision that name the same differences agree', () => {
  expect(differencesApart(MAP, DECISION)).toEqual([])
})

test.each([
  [
    'only the map has',
    MAP.replace('(pages-of-thirty)', '(pages-of-ten)'),
    DECISION,
    ['the map has pages-of-ten, the decision has not', 'the decision has pages-of-thirty, the map has not'],
  ],
  [
    'only the decision has',
    MAP,
    `${DECISION}| \`undo\` | final | an hour | slips |\n`,
    ['the decision has undo, the map has not'],
  ],
  [
    'the map names by no key',
    MAP.replace('differs (pages-of-thirty): pages', 'differs: pages'),
    DECISION.replace(/^.*pages-of-thirty.*$/m, ''),
    [expect.stringContaining('without a key: | “A list.”')],
  ],
  [
    'the decision has without a key',
    MAP,
    `${DECISION}| a toast | 2 s | 12 s | slips |\n`,
    [expect.stringContaining('without a key: | a toast')],
  ],
  [
    'the decision has twice',
    MAP,
    `${DECISION}| \`pages-of-thirty\` | one | two | three |\n`,
    ['the decision has pages-of-thirty twice'],
  ],
])('a difference that %s is a problem', (_what, map, decision, problems) => {
  expect(differencesApart(map, decision)).toEqual(problems)
})

test('a sentence of the real map that loses its difference is noticed', () => {
  const map = readFileSync('docs/spec-map.md', 'utf8')
  const decision = readFileSync('docs/decisions/028-what-differs-from-the-specification.md', 'utf8')
  expect(differencesApart(map, decision)).toEqual([])
  expect(differencesApart(map.replaceAll(/ ?differs \(stale-save\):/g, ''), decision)).toEqual([
    'the decision has stale-save, the map has not',
  ])
})
