import { type Env, isLoopback } from '#app/server/env.ts'

/** Bits of a network that several proxies may share, but hardly a gateway or other machines. */
const NARROW = { ipv4: 29, ipv6: 125 }

/** What is configured as it should hardly be: one sentence for each variable. */
export function startUpWarnings({
  publicUrl,
  TRUST_PROXY,
}: Pick<Env, 'publicUrl' | 'TRUST_PROXY'>): string[] {
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol === 'http:' && !isLoopback(hostname)) {
    return [
      'PUBLIC_URL: begins with http://, so passwords travel unencrypted, and forms that people send over https are refused; write https:// where a proxy has a certificate',
      ...wideNetworks(TRUST_PROXY),
    ]
  }
  if (!TRUST_PROXY) {
    return publicUrl.startsWith('https:')
      ? [
          'TRUST_PROXY: not set, although PUBLIC_URL is https and a proxy must stand in front: limits count all visitors as one',
        ]
      : []
  }
  return wideNetworks(TRUST_PROXY)
}

function wideNetworks(networks: Env['TRUST_PROXY'] = []): string[] {
  return networks
    .filter(([network, bits]) => bits < NARROW[network.kind()])
    .map(
      ([network, bits]) =>
        `TRUST_PROXY: ${network.toString()}/${bits} is wide: whoever sends from there can claim to be any client, a gateway included; list the proxies themselves`,
    )
}
