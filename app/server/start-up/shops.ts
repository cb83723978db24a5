import { MARKETPLACES } from '#app/content/marketplaces.ts'
import type { Shop, Shops } from '#app/domain/ideas/shop.ts'
import type { Env } from '#app/server/start-up/env.ts'

/** The shops to choose from: `SHOP_SEARCH_URL` with `AFFILIATE_TAG`, then `SHOPS` or the other marketplaces. */
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
