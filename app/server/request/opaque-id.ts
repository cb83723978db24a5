import { LRUCache } from 'lru-cache'
import type { Services } from '#app/server/services.ts'

/** Of thousands of open pages of a gathering each asks for all its lists after each change. */
const known = new WeakMap<Services['sign'], LRUCache<string, string>>()

/** Names a row in forms and cookies of those who must not learn its id: always the same, and no address of anything. */
export function opaqueId({ sign }: Pick<Services, 'sign'>, id: string): string {
  const ofSecret = known.get(sign) ?? new LRUCache<string, string>({ max: 5_000 })
  known.set(sign, ofSecret)
  const opaque = ofSecret.get(id) ?? sign(`opaque ${id}`).slice(0, 22)
  ofSecret.set(id, opaque)
  return opaque
}

/** The id behind an opaque one, among those that it may be; undefined for any other. */
export function idBehind(
  services: Pick<Services, 'sign'>,
  opaque: unknown,
  ids: readonly string[],
): string | undefined {
  return ids.find((id) => opaqueId(services, id) === opaque)
}
