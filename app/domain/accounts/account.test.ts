import { expect, test } from 'vitest'
import { mailboxOf, roomForProfile, roomForText } from '#app/domain/accounts/account.ts'

test.each([
  ['rosa@example.org', 'rosa@example.org'],
  ['rosa+gifts@example.org', 'rosa@example.org'],
  ['r.o.s.a@example.org', 'r.o.s.a@example.org'],
  ['+gifts@example.org', '+gifts@example.org'],
  ['r.o.s.a+gifts+more@gmail.com', 'rosa@gmail.com'],
  ['ro.sa@googlemail.com', 'rosa@gmail.com'],
  ['ro.sa@gmail.com.example.org', 'ro.sa@gmail.com.example.org'],
  ['ro.sa@mail.gmail.com', 'ro.sa@mail.gmail.com'],
  ['...@gmail.com', '@gmail.com'],
])('%s leads to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})

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
