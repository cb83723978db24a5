import { productAddress } from '#app/domain/ideas/product-address.ts'

const PORTS = new Set(['', '80', '443'])
/** Names that are never of the public network (RFC 6761, 6762, 8375, 9476; `internal` by ICANN). */
const INNER_NAME = /\.(?:local|localhost|internal|intranet|lan|home|corp|arpa|test|invalid|onion|alt)$/

/**
 * The URL that may be asked for an address as written, or undefined: what is no address of a product, another port than
 * 80 or 443, names of inner networks and this server's own, with what lies below it.
 */
export function askableUrl(written: string, ownHost: string): URL | undefined {
  const product = productAddress(written)
  if ('refused' in product) return undefined
  const url = new URL(product.address)
  const host = url.hostname.replace(/\.$/, '')
  const isOwn = host === ownHost || host.endsWith(`.${ownHost}`)
  if (isOwn || INNER_NAME.test(host) || !PORTS.has(url.port)) return undefined
  url.hash = ''
  return url
}
