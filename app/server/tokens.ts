import { createHash } from 'node:crypto'

/** A link's secret, and its hash for the database. */
export function newToken(random: (bytes: number) => Uint8Array): { token: string; hash: string } {
  const token = Buffer.from(random(32)).toString('base64url')
  return { token, hash: hashToken(token) }
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
