import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

export type Network = ReturnType<typeof ipaddr.parseCIDR>

export function networksOf(list: string): Network[] {
  return list.split(',').map((one) => ipaddr.parseCIDR(one.trim()))
}

/** The client as limits count it: the nearest hop that is no proxy of ours, IPv6 by /64; others can be forged. */
export function clientAddress(peer: string, forwardedFor = '', trusted: readonly Network[] = []): string {
  const hops = [...forwardedFor.split(','), peer].map(bareAddress)
  let nearest = hops.at(-1) ?? peer
  for (const hop of hops.toReversed()) {
    if (isIP(hop) === 0) break
    nearest = hop
    if (!isTrusted(ipaddr.process(hop), trusted)) break
  }
  return counted(nearest)
}

/** The address itself: without a port, and without the name of the interface through which it is reached. */
function bareAddress(hop: string): string {
  return hop
    .trim()
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
}

/** Whether an address is one of these networks. */
export function isOneOf(networks: readonly Network[] = [], address: string): boolean {
  return isIP(address) !== 0 && isTrusted(ipaddr.process(address), networks)
}

function isTrusted(address: ipaddr.IPv4 | ipaddr.IPv6, trusted: readonly Network[]): boolean {
  return trusted.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits))
}

function counted(hop: string): string {
  if (isIP(hop) !== 6) return hop
  const address = ipaddr.process(hop)
  if (address.kind() === 'ipv4') return address.toString()
  return `${address
    .toByteArray()
    .slice(0, 8)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}/64`
}
