import { expect, test } from 'vitest'
import { isFreshProof } from '#app/domain/accounts/fresh-proof.ts'

test('a proof counts for ten minutes', () => {
  const proved = new Date('2026-11-21T12:00:00.000Z')
  expect(isFreshProof(proved, new Date('2026-11-21T12:09:59.999Z'))).toBe(true)
  expect(isFreshProof(proved, new Date('2026-11-21T12:10:00.000Z'))).toBe(false)
})
