import { expect, test } from 'vitest'
import { isCommonPassword } from '#app/server/accounts/common-passwords.ts'

test.each([
  ['password1', true],
  ['QWERTY123', true],
  ['correct horse', false],
  ['Besley-4-tangerines', false],
  ['', false],
])('"%s" is among the commonest passwords: %s', async (password, common) => {
  expect(await isCommonPassword(password)).toBe(common)
})
