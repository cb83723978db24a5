import { withoutCampaign } from '#app/domain/addresses/campaign.ts'

interface KeptPages {
  path: RegExp
  cacheName: string
  max: number
}

export const KEPT_PAGES: readonly KeptPages[] = [
  { path: /^\/gift\/[a-z0-9-]+$/, cacheName: 'wishfolio.shared-pages', max: 5 },
  { path: /^\/your-gifts$/, cacheName: 'wishfolio.your-gifts', max: 1 },
]

export const STORED_AT = 'X-Stored-At'

export function keptPagesOf({ pathname }: Pick<URL, 'pathname'>): KeptPages | undefined {
  return KEPT_PAGES.find(({ path }) => path.test(pathname))
}

/** Whether an address shows the page itself: the same page with a filter or in preview is another document. */
export function isPlain({ search }: Pick<URL, 'search'>): boolean {
  return withoutCampaign(search) === ''
}

/** Whether the server lets a page be kept. It refuses by `no-store`, as for every answer to a signed-in browser. */
export function mayBeKept({ status, headers, redirected }: Response): boolean {
  const directives = (headers.get('Cache-Control') ?? 'no-store').split(',').map((one) => one.trim())
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
  return status === 200 && !redirected && isPage && !directives.includes('no-store')
}

/** Whether an answer says that there is nothing to see any more, so that what was kept must go. */
export function isGone({ status }: Response): boolean {
  return status === 403 || status === 404 || status === 410
}

export function assetsIn(html: string): string[] {
  return [...new Set([...html.matchAll(/["'](\/assets\/[\w.-]+)["']/g)].map(([, path = '']) => path))]
}

export const PICTURES = 'wishfolio.pictures'
/** Of each page; none is larger than 25 kB. */
const MAX_PICTURES = 100
/** With those that were opened large. */
export const MAX_KEPT_PICTURES = 2 * MAX_PICTURES * KEPT_PAGES.reduce((sum, { max }) => sum + max, 0)

/** The small pictures that a page shows. */
export function picturesIn(html: string): string[] {
  return [...new Set(html.match(/\/picture\/[0-9a-f]{64}\/96(?!\d)/g))].slice(0, MAX_PICTURES)
}

/** The small form of the picture at a path; undefined for any other path. */
export function smallPicture({ pathname }: Pick<URL, 'pathname'>): string | undefined {
  const [, picture] = /^(\/picture\/[0-9a-f]{64})\/(?:96|480)$/.exec(pathname) ?? []
  return picture && `${picture}/96`
}
