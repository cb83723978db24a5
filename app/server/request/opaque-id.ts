import type { Services } from '#app/server/services.ts'

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
