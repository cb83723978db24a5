import { isSlug } from '#app/domain/addresses/slug.ts'

const KINDS = {
  gift: 'profile',
  gathering: 'gathering',
  'quiz/play': 'quiz',
  'quiz/results': 'quiz',
} as const

/** What a shared link leads to: a gift profile or a gathering by its slug, or a partner quiz by its id. */
export type SharedThing = { kind: (typeof KINDS)[keyof typeof KINDS]; id: string }

/** Slugs and ids are of small letters alone, so that capitals mean the same. */
const BY_SLUG =
  /^\/+(gift|gathering|quiz\/play|quiz\/results|invitation)\/[^a-z0-9]*([a-z0-9][a-z0-9-]{11,59})(?![a-z0-9-])(.*)$/is
/** In tokens capitals are letters of their own. */
const BY_TOKEN = [
  /^\/+(draw)\/[^\w-]*([\w-]{43})(.*)$/is,
  /^\/+(your-gifts)\/[^\w-]*([\w-]{43}\.[\w-]{43})(.*)$/is,
]
/** What stands behind the id, its longest: looking for the end of a step takes time that grows with its square. */
const MOST_BEHIND = 200
/** What belongs to a shared page: one more step, and its data. */
const BELOW = /^(?:\/[\w-]+(?:\.\w+)?)?(?:\.data)?$/

/** The parts of a shared page's address: what `id` names is told by `area`, and what is asked of it by `below`. */
interface SharedParts {
  area: string
  id: string
  below: string
}

/** The address of a shared page from its path and query, however people passed them on; undefined for any other. */
export function sharedAddress(path: string, query: string): string | undefined {
  const quiz = /^\/quiz\/share\/?$/i.test(path) && new URLSearchParams(query).get('quiz')
  if (quiz) {
    const id = partsOf(`/quiz/play/${quiz}`)?.id
    return id === quiz ? path + query : id && `/quiz/share?quiz=${id}`
  }
  const parts = partsOf(path)
  return parts && pathOf(parts) + query
}

/** The parts of a path that is written as we write it; undefined for any other. */
export function exactParts(path: string): SharedParts | undefined {
  const parts = partsOf(path)
  return parts && pathOf(parts) === path ? parts : undefined
}

/** What a link or its path leads to, whatever stands behind it; undefined for any other address. */
export function sharedThing(link: string): SharedThing | undefined {
  const { area = '', id = '' } =
    partsOf(link.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')) ?? {}
  return area in KINDS ? { kind: KINDS[area as keyof typeof KINDS], id } : undefined
}

function pathOf({ area, id, below }: SharedParts): string {
  return `/${area}/${id}${below}`
}

function partsOf(path: string): SharedParts | undefined {
  const written = decoded(path).replace(/[\p{Cf}\r\n]/gu, '')
  const bySlug = BY_SLUG.exec(written)
  const [, area = '', name = '', rest = ''] =
    bySlug ?? BY_TOKEN.map((one) => one.exec(written)).find((one) => one !== null) ?? []
  const id = bySlug ? name.toLowerCase().replace(/-+$/, '') : name
  const step = rest.slice(0, MOST_BEHIND).replace(/[^\w/]+$/, '')
  const below = BELOW.test(step) ? step : ''
  const goesOn = below === '' && /^\/?[a-z0-9]/i.test(rest)
  return id === '' || goesOn || (bySlug && !isSlug(id)) ? undefined : { area: area.toLowerCase(), id, below }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
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
