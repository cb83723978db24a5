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
  slug: string
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
    if (!target.startsWith('/gift/') || (method !== 'GET' && method !== 'HEAD') || mayCarryOurs(cookies))
      return
    const [, path = '', slug = '', ending = '', query = ''] =
      /^(\/gift\/([a-z0-9-]+)([^?]*))\??(.*)$/.exec(target) ?? []
    if (!isSlug(slug) || !Object.hasOwn(KEPT, ending)) return
    const asked = query === '' ? '' : withoutCampaign(query)
    const origin = KEPT[ending]?.includes(asked) ? originAt(host) : undefined
    return origin === undefined ? undefined : { slug, url: origin + path + (asked === '' ? '' : `?${asked}`) }
  }
}

function withoutCampaign(query: string): string {
  const parts = query.split('&')
  return parts.filter((part) => part !== '' && !CAMPAIGN.test(part)).join('&')
}
