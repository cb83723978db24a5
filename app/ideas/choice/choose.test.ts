import { expect, test } from 'vitest'

import { chosenIdeas } from '#app/ideas/built-in.ts'
import { buildCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { ANYBODY } from '#test/data/idea-faults.ts'

const row = (text: string) => `${text} | 20-40 | 12+ | toy |`
const catalogue = buildCatalogue({
  topics: {
    games: `# bricks
${row('book* of brick building ideas')}
${row("brick builder's idea book*")}
${row('brick convention day ticket*')}
${row('brick fan convention tickets*')}
${row('brick sorting tray')}`,
  },
})
const textsWith = (request: { exclude?: string[]; rejected?: string[]; beside?: string[] }, seed = 1) =>
  chosenIdeas({ ...ANYBODY, hobbies: 'bricks' }, { count: 15, exclude: [], seed, ...request }, catalogue).map(
    ({ text }) => text,
  )

test.each([1, 2])('of rows about one thing a list has one, seed %d', (seed) => {
  const texts = textsWith({}, seed)
  expect(texts.filter((text) => text.includes('idea'))).toHaveLength(1)
  expect(texts.filter((text) => text.includes('convention'))).toHaveLength(1)
  expect(texts).toContain('brick sorting tray')
})

test.each(['exclude', 'rejected', 'beside'] as const)('none about what is given as %s', (how) => {
  const texts = textsWith({ [how]: ['Brick convention ticket, Sunday', 'Book of brick ideas'] })
  expect(texts).toEqual(['brick sorting tray'])
})
