import { createHash } from 'node:crypto'
import type { Passwords } from '#app/server/passwords/auth.ts'

const hashOf = (password: string) => createHash('sha256').update(password).digest('hex')

/** The slow hash would take most of a test's time; journeys and timing tests use the real one. */
export const quickPasswords: Passwords = {
  hash: async (password) => hashOf(password),
  verify: async ({ hash, password }) => hash === hashOf(password),
}
