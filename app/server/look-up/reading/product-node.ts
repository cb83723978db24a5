import { type Node, nodesOf, textOf, typesOf } from '#app/server/look-up/reading/node.ts'
import { type Found, offersPrice, onlyOne } from '#app/server/look-up/reading/offer-price.ts'

const PRODUCTS =
  /^(?:Product|IndividualProduct|ProductModel|ProductGroup|SomeProducts|Book|VideoGame|MusicAlbum|Game)$/
const LISTS = /^(?:ItemList|SearchResultsPage|CollectionPage|OfferCatalog|ProductCollection)$/

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
  const isRepeated = products.every((one) => sameAs(one) === sameAs(first))
  if (isRepeated && !isList) return first
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
  const called = products.filter((one) => {
    const name = plain(textOf(one.name))
    return name.length > 2 && plain(title).includes(name)
  })
  for (const found of [here, called]) {
    const [first] = found
    if (first && found.every((one) => sameAs(one) === sameAs(first))) return first
  }
  return undefined
}

const sameAs = ({ name, offers }: Node) => JSON.stringify([name, offers])
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
