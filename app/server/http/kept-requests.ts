import { LRUCache } from 'lru-cache'
import { isSlug } from '#app/domain/slug.ts'
import { mayCarryOurs } from '#app/server/cookies.ts'
import type { Services } from '#app/server/services.ts'
import { sharedAddress } from '#app/server/share-link.ts'

/**
 * What every anonymous visitor gets alike under `/gift/{slug}`: what follows the slug, and the queries with which it is
 * kept. React Router asks for all of a page's data or for that of one loader.
 */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  '': ['', 'show=free'],
  '.data': ['', '_routes=root', '_routes=routes%2Fgift%2Fgift'],
  '/qr.svg': [''],
  '/card.png': [''],
}

/** Pages that are alike for every anonymous visitor and show nothing of anybody. */
const OF_NOBODY: readonly string[] = ['/']

/** What social networks and newsletters add to a link; our pages do not look at it. */
const CAMPAIGN = /^(fbclid|gclid|igshid|igsh|utm_[a-z]{1,20})=/

interface Asked {
  method: string
  /** The path with its query. */
  target: string
  host: string
  cookies: string | undefined
}

/** Where the one answer for all anonymous visitors is found or made: its key is its address. */
interface KeptRequest {
  /** Of the profile that it shows, if any. */
  slug?: string
  url: string
}

/** Finds the kept answer that a request asks for: undefined when its answer may be its own, or is not kept at all. */
export function keptRequests(services: Pick<Services, 'env'>) {
  const origins = new LRUCache<string, string>({ max: 100 })

  /** Where the links of a page lead that is asked for at `host`; reading an address is dear where all else is cheap. */
  function originAt(host: string): string | undefined {
    const url = `http://${host}/`
    const known = origins.get(host)
    if (known !== undefined || !URL.canParse(url)) return known
    const origin = sharedAddress(services, { url }, '')
    origins.set(host, origin)
    return origin
  }

  return ({ method, target, host, cookies }: Asked): KeptRequest | undefined => {
    if ((method !== 'GET' && method !== 'HEAD') || mayCarryOurs(cookies)) return
    const [path = '', ...queries] = target.split('?')
    const [, slug = '', ending = ''] = /^\/gift\/([a-z0-9-]+)(.*)$/.exec(path) ?? []
    const queried = OF_NOBODY.includes(path)
      ? ['']
      : Object.hasOwn(KEPT, ending) && isSlug(slug) && KEPT[ending]
    const query = withoutCampaign(queries.join('?'))
    const origin = queried && queried.includes(query) ? originAt(host) : undefined
    if (origin === undefined) return
    return { ...(slug && { slug }), url: origin + path + (query && `?${query}`) }
  }
}

function withoutCampaign(query: string): string {
  if (query === '') return query
  const parts = query.split('&')
  return parts.filter((part) => part !== '' && !CAMPAIGN.test(part)).join('&')
}
