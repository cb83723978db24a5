import type { Env } from '#app/server/env.ts'

/** Bits of a network that several proxies may share, but hardly a gateway or other machines. */
const NARROW = { ipv4: 29, ipv6: 125 }

/** What is configured as it should hardly be: one sentence for each variable. */
export function startUpWarnings({
  publicUrl,
  TRUST_PROXY,
}: Pick<Env, 'publicUrl' | 'TRUST_PROXY'>): string[] {
  if (!TRUST_PROXY) {
    return publicUrl.startsWith('https:')
      ? [
          'TRUST_PROXY: not set, although PUBLIC_URL is https and a proxy must stand in front: limits count all visitors as one',
        ]
      : []
  }
  return TRUST_PROXY.filter(([network, bits]) => bits < NARROW[network.kind()]).map(
    ([network, bits]) =>
      `TRUST_PROXY: ${network.toString()}/${bits} is wide: whoever sends from there can claim to be any client, a gateway included; list the proxies themselves`,
  )
}
