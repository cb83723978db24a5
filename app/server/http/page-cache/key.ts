import { isSlug } from '#app/domain/slug.ts'

/** Cached addresses after `/gift/{slug}`. React Router requests all of a page's data or one loader's. */
const SHARED_PAGE_SUFFIXES = [
  '',
  '?show=free',
  '.data',
  '.data?_routes=root',
  '.data?_routes=routes%2Fgift%2Fgift',
  '/qr.svg',
  '/card.png',
]

/** Pages that are the same for every anonymous visitor and show no profile. */
const OTHER_PAGES = ['/']

/** Added to links by social networks and newsletters; no page reads them. */
const CAMPAIGN_PARAMETER = /^(fbclid|gclid|igshid|igsh|utm_[a-z]{1,20})=/

/** The key under which the answer to an anonymous visitor's GET is cached; undefined for what is not cached. */
export function cacheKey({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const query = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !CAMPAIGN_PARAMETER.test(part))
    .join('&')
  const key = pathname + (query && `?${query}`)
  if (OTHER_PAGES.includes(key)) return key
  const [, slug = '', suffix = ''] = /^\/gift\/([a-z0-9-]+)(.*)$/.exec(key) ?? []
  return isSlug(slug) && SHARED_PAGE_SUFFIXES.includes(suffix) ? key : undefined
}

/** Every key under which something of a profile may be cached. */
export function cacheKeysOf(slug: string): string[] {
  return SHARED_PAGE_SUFFIXES.map((suffix) => `/gift/${slug}${suffix}`)
}
