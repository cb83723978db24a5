import { expect, test } from 'vitest'

import { buildCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { coverage } from '#app/ideas/catalogue/coverage.ts'

test('counts topics, aliases, ideas, and names ideas that two topics share', () => {
  const making = `
# knitting
also: knits, yarn
tow float | 1-2 | 4-12 | toy | small-parts
oak ladle | 8-16 | all | kitchenware | @christmas @wedding
# sewing
also: seams
Floats tow* | 30-50 | all | toy |`
  const templates = '# making\n{hobby} mug | 8-16 | all | tableware | merchandise'
  const universal = '# u\npaper kite | 1-4 | 4+ | toy |\nbrass bell | 20-45 | all | toy | noisy @birthday'
  const report = coverage(buildCatalogue({ topics: { making }, templates, universal }))

  expect(report).toContain('topics 2: making 2, collecting 0')
  expect(report).toContain('aliases 3\n')
  expect(report).toContain('ideas of topics 3: 1 to 2 a topic')
  expect(report).toContain('topics with an idea at a price: to 5 1, to 15 0, to 40 1, to 100 1, above 0')
  expect(report).toContain(
    'ideas of topics for one occasion: birthday 0, christmas 1, anniversary 0, wedding 1',
  )
  expect(report).toContain('making 1 (1 merchandise)')
  expect(report).toContain('universal 2, for one occasion: birthday 1')
  expect(report).toMatch(/^ {2}2 {12}0 {7}0 {7}0 {7}1 {7}0$/m)
  expect(report).toMatch(/^ {2}4 {12}1 {7}0 {7}0 {7}1 {7}0$/m)
  expect(report).toContain('cheap, at an age: 0 0, 2 0, 4 1')
  expect(report).toMatch(/attributes: .*small-parts 1.*merchandise/)
  expect(report).toMatch(/categories: .*kitchenware 1/)
  expect(report).toContain('ideas in two topics: 1')
  expect(report).toContain('tow float: topics/making.ts:4, topics/making.ts:8')
})
