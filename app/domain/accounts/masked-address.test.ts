import { expect, test } from 'vitest'
import { maskedAddress } from '#app/domain/accounts/masked-address.ts'

test.each([
  ['mary@example.org', 'm•••@e•••.org'],
  ['m@e.org', 'm•••@e•••.org'],
  ['mary.jane+gifts@mail.example.co.uk', 'm•••@m•••.uk'],
  ['root@localhost', 'r•••@l•••'],
  ['"a@b"@example.org', '"•••@e•••.org'],
  ['𝒶da@example.org', '𝒶•••@e•••.org'],
  ['rosa@пример.рф', 'r•••@п•••.рф'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedAddress(email)).toBe(shown)
})
