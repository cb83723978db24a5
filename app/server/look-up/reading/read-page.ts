import { type Price, priceInText } from '#app/server/look-up/reading/amount.ts'
import { jsonLdNodes } from '#app/server/look-up/reading/json-ld.ts'
import { all, isNode, type Node, textOf } from '#app/server/look-up/reading/node.ts'
import { type Found, offersPrice, onlyOne } from '#app/server/look-up/reading/offer-price.ts'
import { pageMarks, type PageMarks, plainText } from '#app/server/look-up/reading/page-marks.ts'
import { priceOf, productOf, variantOf } from '#app/server/look-up/reading/product-node.ts'
import { productName } from '#app/server/look-up/reading/product-name.ts'

const MAX_ADDRESS = 2000

export interface FoundProduct {
  /** '' where the page has none. */
  name: string
  price: Price | null
  picture: string | null
}

/**
 * What a page says of the product that it is about: by schema.org in JSON-LD and microdata, Open Graph, Twitter, its
 * title and icon. No price is given that could be another's, or one of several.
 */
export function readPage(html: string, address: string): FoundProduct {
  const marks = pageMarks(html)
  const { hostname } = new URL(address)
  const meta = (...names: string[]) =>
    names.flatMap((name) => marks.metas.get(name) ?? []).find((text) => text !== '') ?? ''
  const base = absolute(marks.base, address) ?? address
  const canonical = marks.links.find(({ rel }) => rel === 'canonical')?.href ?? ''
  const title = plainText(meta('og:title', 'twitter:title') || marks.title)
  const addresses = [address, absolute(canonical, base), absolute(meta('og:url'), base)].filter(
    (one) => one !== undefined,
  )
  const self = { addresses, title }

  const country = countryOf(hostname, marks.language, meta('og:locale'))
  const told = [jsonLdNodes(marks.jsonLd), marks.microdata].map((nodes) => productOf(nodes, self))
  const products = told.filter(isNode).map((product) => variantOf(product, self))
  const isSeveral = told.includes('several') && products.length === 0
  const prices = isSeveral ? [] : [...products.map((one) => priceOf(one, country)), metaPrice(marks, country)]
  const price = onlyOne(prices)
  const said = price === 'none' && !isSeveral ? labelledPrice(marks, country) : price

  const siteNames = [meta('og:site_name'), meta('application-name')]
    .map(plainText)
    .filter((one) => one !== '')
  const ofProduct = plainText(products.map(({ name }) => textOf(name)).find((name) => name !== '') ?? '')
  return {
    name: productName(ofProduct || title, siteNames, hostname),
    price: typeof said === 'object' ? said : null,
    picture: pictureOf(products, marks, base),
  }
}

/** By Open Graph; a sale counts before what it was. */
function metaPrice({ metas }: PageMarks, country: string): Found {
  const kinds = ['product:sale_price', 'product:price', 'og:price']
  const kind = kinds.find((one) => metas.has(`${one}:amount`))
  if (!kind) return 'none'
  const [price, priceCurrency] = [metas.get(`${kind}:amount`), metas.get(`${kind}:currency`)]
  return offersPrice({ price, priceCurrency }, country)
}

/** By Twitter: a label and what it says. */
function labelledPrice({ metas }: PageMarks, country: string): Found {
  const at = [1, 2].find((one) =>
    /^(?:price|preis|prix|precio|prezzo|prijs|pris|cena|preço|fiyat)$/iu.test(
      metas.get(`twitter:label${one}`)?.[0] ?? '',
    ),
  )
  return (at && priceInText(metas.get(`twitter:data${at}`)?.[0] ?? '', country)) || 'none'
}

function pictureOf(products: readonly Node[], { metas, links }: PageMarks, base: string): string | null {
  const largest = (rel: RegExp) =>
    links
      .filter((link) => rel.test(link.rel))
      .toSorted((one, other) => parseInt(other.sizes) - parseInt(one.sizes) || 0)
  const named = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src']
  const candidates = [
    ...products.flatMap(({ image }) => all(image).flatMap(imageAddresses)),
    ...named.flatMap((name) => metas.get(name) ?? []),
    ...[/^image_src$/, /^apple-touch-icon/, /(?:^| )icon$/].flatMap((rel) =>
      largest(rel).map(({ href }) => href),
    ),
  ]
  const found = candidates.map((one) => absolute(plainText(one), base))
  // A drawing in SVG is not taken, as it can do more than show.
  return found.find((one) => one !== undefined && !/\.svgz?$/i.test(new URL(one).pathname)) ?? null
}

function imageAddresses(image: unknown): string[] {
  if (!isNode(image)) return typeof image === 'string' ? [image] : []
  return [image.contentUrl, image.url].flatMap(all).filter((url) => typeof url === 'string')
}

function absolute(written: string, base: string): string | undefined {
  if (written === '' || written.length > MAX_ADDRESS || !URL.canParse(written, base)) return undefined
  const url = new URL(written, base)
  return /^https?:$/.test(url.protocol) ? url.href : undefined
}

const COUNTRIES: Partial<Record<string, string>> = {
  sv: 'se',
  nb: 'no',
  nn: 'no',
  no: 'no',
  da: 'dk',
  ja: 'jp',
}

/** Two letters of where a shop sells, by its host or the region of its language. */
function countryOf(host: string, ...languages: string[]): string {
  const end = host.split('.').at(-1) ?? ''
  if (end.length === 2) return end
  const region = languages
    .map((one) => /^[a-z]{2,3}[-_]([a-z]{2})\b/i.exec(one)?.[1])
    .find((one) => one !== undefined)
  return (region ?? COUNTRIES[languages[0]?.slice(0, 2) ?? ''] ?? '').toLowerCase()
}
