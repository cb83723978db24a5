import { withoutCampaign } from '#app/domain/campaign.ts'
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

const OTHER_PAGES = ['/']

export function cacheKey({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const query = withoutCampaign(search)
  const key = pathname + (query && `?${query}`)
  if (OTHER_PAGES.includes(key)) return key
  const [, slug = '', suffix = ''] = /^\/gift\/([a-z0-9-]+)(.*)$/.exec(key) ?? []
  return isSlug(slug) && SHARED_PAGE_SUFFIXES.includes(suffix) ? key : undefined
}

/** The slug of the profile that a cached address shows; undefined for other pages. */
export function slugOfKey(key: string): string | undefined {
  return /^\/gift\/([a-z0-9-]+)/.exec(key)?.[1]
}

export function cacheKeysOf(slug: string): string[] {
  return SHARED_PAGE_SUFFIXES.map((suffix) => `/gift/${slug}${suffix}`)
}
