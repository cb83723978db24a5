import type { LookupFunction } from 'node:net'
import { isIPv6 } from 'node:net'
import { buildConnector } from 'undici'

/** Opens connections to these addresses alone, whatever the host's name is by now; nothing is resolved again. */
export function connectTo(addresses: readonly string[], ca?: string): buildConnector.connector {
  const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
  const lookup: LookupFunction = (_host, { all }, answer) => {
    const [first = { address: '', family: 4 }] = found
    if (all) answer(null, found)
    else answer(null, first.address, first.family)
  }
  return buildConnector({
    lookup,
    allowH2: false,
    maxCachedSessions: 0,
    autoSelectFamily: true,
    ...(ca && { ca }),
  })
}
