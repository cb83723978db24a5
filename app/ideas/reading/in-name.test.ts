import { expect, test } from 'vitest'
import { saidInName } from '#app/ideas/reading/in-name.ts'
import { readWish } from '#app/ideas/reading/read-wish.ts'
import { ANYBODY } from '#test/data/idea-faults.ts'

test.each([
  ['Teddy Smith (6)', '6'],
  ['Baby Ottilie', 'baby'],
  ['Rick Jones next door', 'next door'],
  ['Karen (my boss)', 'my boss'],
  ['Callum from accounts', 'from accounts'],
  ['Eileen over the road', 'over the road'],
  ['Frau Meier, Kollegin', 'kollegin'],
  ['Anna Smith, 12 High Street', undefined],
  ['Anna (call 0171 234 5678)', undefined],
  ['Christian', undefined],
  ['Auntie Jean', undefined],
])('%s says: %s', (name, said) => {
  expect(saidInName(name)).toBe(said)
})

test('who is no relative by name gets nothing romantic', () => {
  const { bans } = readWish({ ...ANYBODY, inName: saidInName('Rick next door') })
  expect([...bans.attributes]).toContain('romantic')
})
