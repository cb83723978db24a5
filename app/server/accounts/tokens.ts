import { createHash } from 'node:crypto'
import { randomId } from '#app/domain/addresses/slug.ts'

export function newToken(random: (bytes: number) => Uint8Array): { token: string; hash: string } {
  const token = Buffer.from(random(32)).toString('base64url')
  return { token, hash: hashToken(token) }
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export function newAccountId(random: (bytes: number) => Uint8Array): string {
  return randomId(random) + randomId(random)
}

/** A random id as the database writes it, for a row whose token is derived from its id. */
export function newRowId(random: (bytes: number) => Uint8Array): string {
  const hex = Buffer.from(random(16)).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
