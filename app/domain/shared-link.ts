import { isSlug } from '#app/domain/slug.ts'

/** What a shared link leads to: a gift profile by its slug, or a partner quiz by its id. */
export type SharedThing = { kind: 'profile' | 'quiz'; id: string }

/** What a link or its path leads to, whatever stands behind it; undefined for any other address. */
export function sharedThing(link: string): SharedThing | undefined {
  const [, area = '', id = ''] =
    /\/(gift|quiz\/(?:play|results))\/([a-z0-9-]+)(?:[/?#]|\.data|$)/.exec(link) ?? []
  if (!isSlug(id)) return undefined
  return { kind: area === 'gift' ? 'profile' : 'quiz', id }
}
