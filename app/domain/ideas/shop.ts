export interface Shop {
  name: string
  /** Contains `{query}`. */
  searchUrl: string
  affiliateTag?: string | undefined
  regions: readonly string[]
}

export type Shops = readonly [Shop, ...Shop[]]

/** The shop of this name; the first where the name is null, or of a shop that is offered no more. */
export function shopOf(shops: Shops, name: string | null): Shop {
  return shops.find((shop) => shop.name === name) ?? shops[0]
}

/** The shop for these languages ("de-AT,de;q=0.9"): of the first whose country has one. Null where none has. */
export function shopForLanguages(shops: Shops, acceptLanguage: string): string | null {
  const regions = acceptLanguage
    .slice(0, 200)
    .split(',')
    .map((one) => ({
      tag: one.split(';')[0]?.trim() ?? '',
      weight: Number(/;\s*q=([\d.]+)/.exec(one)?.[1] ?? 1),
    }))
    .toSorted((one, other) => other.weight - one.weight)
    .flatMap(({ tag }) => regionOf(tag) ?? [])
  const found = regions.map((region) => shops.find((shop) => shop.regions.includes(region)))
  return found.find((shop) => shop !== undefined)?.name ?? null
}

function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().region
  } catch {
    return undefined
  }
}

/** The shop's search for one idea: spaces as plus signs, all else percent-encoded, the tag as `tag=` (specification 1). */
export function shoppingLink(idea: string, shop: Pick<Shop, 'searchUrl' | 'affiliateTag'>): string {
  const query = encodeURIComponent(idea).replaceAll('%20', '+')
  const url = new URL(shop.searchUrl.replace('{query}', query))
  if (shop.affiliateTag) url.searchParams.set('tag', shop.affiliateTag)
  return url.href
}
