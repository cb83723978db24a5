import { all, isNode, type Node, nodesOf, textOf, typesOf } from '#app/server/look-up/reading/node.ts'
import { type Found, offersPrice, onlyOne } from '#app/server/look-up/reading/offer-price.ts'

const PRODUCTS =
  /^(?:Product|IndividualProduct|ProductModel|ProductGroup|SomeProducts|Book|VideoGame|MusicAlbum|Game)$/
const LISTS = /^(?:ItemList|SearchResultsPage|CollectionPage|OfferCatalog|ProductCollection)$/

/** What shows more of them is a list. */
const MAX_PRODUCTS = 200
const MAX_COMPARED = 500
const PRICES = ['price', 'priceCurrency', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice']

/** Where a page says that it is, and what it calls itself. */
export interface Self {
  addresses: readonly string[]
  title: string
}

/** The one product that a page is about; 'several' where it could be about any of them. */
export function productOf(nodes: readonly Node[], self: Self): Node | 'none' | 'several' {
  const products = nodes.filter((node) => typesOf(node).some((type) => PRODUCTS.test(type)))
  const isList = nodes.some((node) => typesOf(node).some((type) => LISTS.test(type)))
  const [first] = products
  if (!first) return isList ? 'several' : 'none'
  if (products.length > MAX_PRODUCTS) return 'several'
  if (areSame(products) && !isList) return first
  return named(products, self) ?? 'several'
}

/** A product's price, of variants that which the address names or all have. */
export function priceOf(product: Node, country: string): Found {
  const own = offersPrice(product.offers, country)
  const variants = nodesOf(product.hasVariant).map((variant) => offersPrice(variant.offers, country))
  return onlyOne([own, ...variants])
}

/** The variant that an address names, with what it does not say itself. */
export function variantOf(product: Node, { addresses }: Self): Node {
  const [address = ''] = addresses
  const variants = nodesOf(product.hasVariant).filter((variant) => hasAddress(variant, [address], true))
  const [only] = variants
  return only && variants.length === 1 ? { image: product.image, ...only } : product
}

function named(products: readonly Node[], { addresses, title }: Self): Node | undefined {
  const here = products.filter((one) => hasAddress(one, addresses, false))
  const plainTitle = plain(title)
  const called = products.filter((one) => {
    const name = plain(textOf(one.name))
    return name.length > 2 && plainTitle.includes(name)
  })
  return [here, called].find((found) => found.length > 0 && areSame(found))?.[0]
}

/** Of the same name and the same prices. */
function areSame(products: readonly Node[]): boolean {
  return products.length === 1 || new Set(products.map(compared)).size === 1
}

const compared = (product: Node) => JSON.stringify([cut(product.name), pricesIn(product, 3)])
const cut = (value: unknown) =>
  all(value)
    .slice(0, 3)
    .map((one) => (isNode(one) ? '' : String(one).slice(0, MAX_COMPARED)))

/** What a thing and its offers say of prices. */
function pricesIn(node: Node, depth: number): unknown[] {
  const inside =
    depth > 0 ? [node.offers, node.priceSpecification].flatMap(nodesOf).slice(0, MAX_COMPARED) : []
  return [...PRICES.map((field) => cut(node[field])), ...inside.map((one) => pricesIn(one, depth - 1))]
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

function hasAddress(node: Node, addresses: readonly string[], withQuery: boolean): boolean {
  const told = [node.url, node['@id'], ...nodesOf(node.offers).map(({ url }) => url)]
  const bare = (address: string) => {
    const { host, pathname, search } = new URL(address)
    return host + pathname.replace(/\/$/, '') + (withQuery ? search : '')
  }
  const own = addresses.map(bare)
  return told.some((url) => {
    const text = textOf(url)
    return (
      text !== '' && URL.canParse(text, addresses[0]) && own.includes(bare(new URL(text, addresses[0]).href))
    )
  })
}
