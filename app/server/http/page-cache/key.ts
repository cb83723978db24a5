import { withoutCampaign } from '#app/domain/addresses/campaign.ts'
import { isSlug } from '#app/domain/profiles/slug.ts'

/** Cached addresses after each kind of shared page's own. React Router requests all of a page's data or one loader's. */
const SUFFIXES: Readonly<Record<SharedPage['area'], readonly string[]>> = {
  gift: [
    '',
    '?show=free',
    '.data',
    '.data?_routes=root',
    '.data?_routes=routes%2Fgift%2Fgift.route',
    '/qr.svg',
    '/card.png',
  ],
  gathering: [
    '',
    '.data',
    '.data?_routes=root',
    '.data?_routes=routes%2Fgathering%2Fgathering.route',
    '/qr.svg',
    '/card.png',
  ],
}

const OTHER_PAGES = ['/']

/** The shared page that a cached address shows, and the gathering that it leads back to. */
export interface SharedPage {
  area: 'gift' | 'gathering'
  slug: string
  from: string | undefined
}

export function cacheKey({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const query = withoutCampaign(search)
  const key = pathname + (query && `?${query}`)
  return OTHER_PAGES.includes(key) || sharedPageOf(key) ? key : undefined
}

/** What a cached address shows; undefined for other pages. */
export function sharedPageOf(key: string): SharedPage | undefined {
  const [, area = '', slug = '', suffix = ''] = /^\/(gift|gathering)\/([a-z0-9-]+)(.*)$/.exec(key) ?? []
  if ((area !== 'gift' && area !== 'gathering') || !isSlug(slug)) return undefined
  const { rest, from } = area === 'gift' ? withoutFrom(suffix) : { rest: suffix, from: undefined }
  return SUFFIXES[area].includes(rest) ? { area, slug, from } : undefined
}

/** A page that was opened from a gathering shows the way back to it. */
function withoutFrom(suffix: string): { rest: string; from: string | undefined } {
  const [path = '', query = ''] = suffix.split('?')
  const parameters = query.split('&').filter(Boolean)
  const from = parameters.find((one) => one.startsWith('from=') && isSlug(one.slice('from='.length)))
  const rest = parameters.filter((one) => one !== from).join('&')
  return { rest: path + (rest && `?${rest}`), from: from?.slice('from='.length) }
}
