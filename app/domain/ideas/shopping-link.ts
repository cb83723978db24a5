import type { Shop } from '#app/domain/ideas/shop.ts'

/** The shop's search for one idea: spaces as plus signs, all else percent-encoded, the tag as `tag=` (specification 1). */
export function shoppingLink(idea: string, shop: Pick<Shop, 'searchUrl' | 'affiliateTag'>): string {
  const query = encodeURIComponent(idea).replaceAll('%20', '+')
  const url = new URL(shop.searchUrl.replace('{query}', query))
  if (shop.affiliateTag) url.searchParams.set('tag', shop.affiliateTag)
  return url.href
}
