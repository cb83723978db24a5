import { createHash } from 'node:crypto'
import type { Services } from '#app/server/services.ts'

export function newToken(random: (bytes: number) => Uint8Array): { token: string; hash: string } {
  const token = Buffer.from(random(32)).toString('base64url')
  return { token, hash: hashToken(token) }
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** A random id as the database writes it, for a row whose token is derived from its id. */
export function newRowId(random: (bytes: number) => Uint8Array): string {
  const hex = Buffer.from(random(16)).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Names a row in forms and cookies of those who must not learn its id: always the same, and no address of anything. */
export function opaqueId({ sign }: Pick<Services, 'sign'>, id: string): string {
  return sign(`opaque ${id}`).slice(0, 22)
}

/** The id behind an opaque one, among those that it may be; undefined for any other. */
export function idBehind(
  services: Pick<Services, 'sign'>,
  opaque: unknown,
  ids: readonly string[],
): string | undefined {
  return ids.find((id) => opaqueId(services, id) === opaque)
}
