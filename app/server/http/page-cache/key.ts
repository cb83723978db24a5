import { withoutCampaign } from '#app/domain/addresses/campaign.ts'
import { exactParts } from '#app/domain/addresses/shared-link.ts'
import { isSlug } from '#app/domain/addresses/slug.ts'

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

/** Of a profile's, those that show the way back to a gathering, and so read which one. */
const WAYS_BACK: readonly string[] = ['', '?show=free', '.data', '.data?_routes=routes%2Fgift%2Fgift.route']

/** An address whose answer is cached, in one language. */
export interface CachedPage {
  /** The language, if it has the visitor's, and the address. */
  key: string
  language: string
  /** Without what campaigns added. */
  address: string
  /** The pattern of its route, as the log has it. */
  route: string
  shows: SharedPage | undefined
}

/** A shared page, and the gathering that it leads back to. */
interface SharedPage {
  area: 'gift' | 'gathering'
  slug: string
  from: string | undefined
}

/** The cached page at a path with its query, in a language; undefined for any other page. */
export function cachedPage(whole: string, language: string): CachedPage | undefined {
  const [, path = '', search = ''] = /^([^?]*)(.*)$/.exec(whole) ?? []
  const query = withoutCampaign(search)
  const page = (address: string, route: string, shows?: SharedPage): CachedPage => ({
    // A card is in the language of what it shows.
    key: address.endsWith('/card.png') ? address : `${language} ${address}`,
    language,
    address,
    route,
    shows,
  })
  if (path === '/') return query === '' ? page('/', '/') : undefined
  const { area, id: slug = '', below = '' } = exactParts(path) ?? {}
  if (area !== 'gift' && area !== 'gathering') return undefined
  const { rest, from: asked } = area === 'gift' ? withoutFrom(query) : { rest: query, from: undefined }
  const suffix = below + (rest && `?${rest}`)
  if (!SUFFIXES[area].includes(suffix)) return undefined
  const from = WAYS_BACK.includes(suffix) ? asked : undefined
  // Made of its parts: as often as it is named, and wherever, a gathering is one page.
  const kept = [rest, from && `from=${from}`].filter(Boolean).join('&')
  return page(path + (kept && `?${kept}`), `/${area}/:slug${below}`, { area, slug, from })
}

/** A page that was opened from a gathering shows the way back to it. */
function withoutFrom(query: string): { rest: string; from: string | undefined } {
  const parameters = query.split('&')
  const from = parameters.find((one) => one.startsWith('from=') && isSlug(one.slice('from='.length)))
  return { rest: parameters.filter((one) => one !== from).join('&'), from: from?.slice('from='.length) }
}
