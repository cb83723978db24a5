import { isSlug } from '#app/domain/slug.ts'

const KINDS = {
  gift: 'profile',
  gathering: 'gathering',
  'quiz/play': 'quiz',
  'quiz/results': 'quiz',
} as const

/** What a shared link leads to: a gift profile or a gathering by its slug, or a partner quiz by its id. */
export type SharedThing = { kind: (typeof KINDS)[keyof typeof KINDS]; id: string }

/** What a link or its path leads to, whatever stands behind it; undefined for any other address. */
export function sharedThing(link: string): SharedThing | undefined {
  const [, area = 'gift', id = ''] =
    /\/(gift|gathering|quiz\/(?:play|results))\/([a-z0-9-]+)(?:[/?#]|\.data|$)/.exec(link) ?? []
  if (!isSlug(id)) return undefined
  return { kind: KINDS[area as keyof typeof KINDS], id }
}

/** The path of a shared thing's page. */
export function pathOfShared({ kind, id }: SharedThing): string {
  if (kind === 'quiz') return `/quiz/play/${id}`
  return kind === 'profile' ? `/gift/${id}` : `/gathering/${id}`
}

/** The path of an invitation to a gathering, if that is what somebody wanted; undefined for any other path. */
export function invitationIn(path: string): string | undefined {
  const [invitation, slug = ''] = /^\/invitation\/([a-z0-9-]+)$/.exec(path) ?? []
  return isSlug(slug) ? invitation : undefined
}
