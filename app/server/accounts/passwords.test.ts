import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from '#app/server/accounts/passwords.ts'

test('a password is known by its hash, which says what it cost and differs each time', async () => {
  const [hash, again] = await Promise.all([hashPassword('a kite'), hashPassword('a kite')])
  expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w-]{22}\$[\w-]{43}$/)
  expect(again).not.toBe(hash)
  expect(await verifyPassword(hash, 'a kite')).toBe(true)
  expect(await verifyPassword(hash, 'a kitE')).toBe(false)
})

test('a password that was hashed at another cost is known still', async () => {
  const key = scryptSync('a kite', 'salt', 32, { N: 2 ** 10, r: 8, p: 1 }).toString('base64url')
  const salt = Buffer.from('salt').toString('base64url')
  expect(await verifyPassword(`$scrypt$ln=10,r=8,p=1$${salt}$${key}`, 'a kite')).toBe(true)
})

test('letters that keyboards write in two ways are the same', async () => {
  const hash = await hashPassword('cafe\u0301')
  expect(await verifyPassword(hash, 'caf\u00e9')).toBe(true)
})

test.each(['', 'a kite', '$scrypt$ln=14,r=8,p=5$$', 'salt:hash'])(
  'nothing is the password of %j, which is no hash',
  async (hash) => expect(await verifyPassword(hash, '')).toBe(false),
)
