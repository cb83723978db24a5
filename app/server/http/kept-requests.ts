import { isSlug } from '#app/domain/slug.ts'
import { mayCarryOurs } from '#app/server/cookies.ts'
import type { Services } from '#app/server/services.ts'
import { sharedAddress } from '#app/server/share-link.ts'

/** What is asked for under `/gift/{slug}` that every anonymous visitor gets alike: what follows the slug. */
const KEPT_PATHS = new Set(['', '.data', '/qr.svg'])

/** As React Router asks for a page's data: all of it, or that of one loader. */
const DATA_QUERIES = new Set(['', '_routes=root', '_routes=routes%2Fgift%2Fgift'])

/** What social networks and newsletters add to a link; our pages do not look at it. */
const CAMPAIGN = /^(fbclid|gclid|igshid|igsh|utm_[a-z]{1,20})=/

interface Asked {
  method: string
  /** The path with its query. */
  target: string
  host: string | undefined
  cookies: string | undefined
}

/** Where the one answer for all anonymous visitors is found or made: its key is its address. */
export interface KeptRequest {
  slug: string
  url: string
}

/** The kept answer that a request asks for; undefined when its answer may be its own, or is not kept at all. */
export function keptRequest(
  services: Pick<Services, 'env'>,
  { method, target, host, cookies }: Asked,
): KeptRequest | undefined {
  if (!target.startsWith('/gift/') || (method !== 'GET' && method !== 'HEAD') || mayCarryOurs(cookies)) return
  const queryAt = target.indexOf('?')
  const path = queryAt < 0 ? target : target.slice(0, queryAt)
  const query = queryAt < 0 ? '' : target.slice(queryAt + 1)
  const [, slug = '', rest = ''] = /^\/gift\/([a-z0-9-]+)(.*)$/.exec(path) ?? []
  if (!isSlug(slug) || !KEPT_PATHS.has(rest)) return
  const current = { url: `http://${host}/` }
  if (!URL.canParse(current.url)) return
  const url = sharedAddress(services, current, path)
  if (rest === '.data')
    return DATA_QUERIES.has(query) ? { slug, url: query ? `${url}?${query}` : url } : undefined
  return query.split('&').every((part) => part === '' || CAMPAIGN.test(part)) ? { slug, url } : undefined
}
