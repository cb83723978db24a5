import { expect, test } from 'vitest'
import { roomForProfile, roomForText } from '#app/domain/accounts/account.ts'

const LIMITS = { PROFILES_PER_ACCOUNT: 3, MEGABYTES_PER_ACCOUNT: 1 }
const MB = 1024 ** 2

test.each([
  [2, MB - 1, undefined, undefined],
  [3, 0, 'too_many_profiles', undefined],
  [2, MB, 'account_full', 'account_full'],
  [3, MB, 'too_many_profiles', 'account_full'],
])('with %i profiles of %i bytes another one is refused with %s, and more text with %s', (...row) => {
  const [profiles, bytes, another, more] = row
  const codeOf = (room: { ok: boolean; code?: string }) => room.code
  expect(codeOf(roomForProfile({ profiles, bytes }, LIMITS))).toBe(another)
  expect(codeOf(roomForText({ profiles, bytes }, LIMITS))).toBe(more)
})
