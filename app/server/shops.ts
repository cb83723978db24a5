import { MARKETPLACES } from '#app/content/marketplaces.ts'
import type { Shop, Shops } from '#app/domain/ideas/shop.ts'
import type { Env } from '#app/server/env.ts'

/**
 * The shops that owners choose from: the one of `SHOP_SEARCH_URL` first, which alone gets `AFFILIATE_TAG`; then those of
 * `SHOPS`, or without it the other marketplaces, if the first is one.
 */
export function shopsOf({
  SHOP_SEARCH_URL: searchUrl,
  AFFILIATE_TAG: affiliateTag,
  SHOPS: named,
}: Pick<Env, 'SHOP_SEARCH_URL' | 'AFFILIATE_TAG' | 'SHOPS'>): Shops {
  const name = new URL(searchUrl).host.replace(/^www\./, '')
  const known = MARKETPLACES.find(([host]) => host === name)
  const first: Shop = { name, searchUrl, affiliateTag, regions: known?.slice(1) ?? [] }
  const others: readonly Shop[] = named ?? (known ? MARKETPLACES.map(marketplace) : [])
  return [first, ...others.filter((shop) => shop.name !== name)]
}

function marketplace([name, ...regions]: (typeof MARKETPLACES)[number]): Shop {
  return { name, searchUrl: `https://www.${name}/s?k={query}`, regions }
}
