import { expect, test } from 'vitest'
import { mailboxOf } from '#app/domain/accounts/account.ts'

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
