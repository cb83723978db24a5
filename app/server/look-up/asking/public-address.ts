import ipaddr from 'ipaddr.js'

/** All that is given out for the public network of IPv6. */
const GLOBAL: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]
/** Where the machines of a cloud (Azure) ask their host, though the range is public. */
const OF_A_CLOUD = '168.63.129.16'

/**
 * Whether an address, as the DNS gives it, belongs to a server of the public network; no zone, and none that is local,
 * reserved, carries another address inside it (mapped, NAT64, 6to4, Teredo), or is in one of `own`, addresses or networks
 * as '203.0.113.7/24'.
 */
export function isPublicAddress(address: string, own: readonly string[] = []): boolean {
  if (address.includes('%') || !(ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address)))
    return false
  const parsed = ipaddr.parse(address)
  if ([OF_A_CLOUD, ...own].some((network) => isIn(parsed, network))) return false
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL))
}

function isIn(address: ipaddr.IPv4 | ipaddr.IPv6, network: string): boolean {
  if (!network.includes('/')) return address.toString() === ipaddr.parse(network).toString()
  const [first, bits] = ipaddr.parseCIDR(network)
  return address.kind() === first.kind() && address.match(first, bits)
}
