import ipaddr from 'ipaddr.js'
import type { Env } from '#app/server/start-up/env.ts'
import { isLoopback } from '#app/server/start-up/address-problem.ts'

type Own = Pick<Env, 'publicUrl' | 'isPublic'>

/** On a loopback server every loopback name is its own origin; otherwise only the public one. */
export function isOwnOrigin(env: Own, origin: string): boolean {
  if (origin === env.publicUrl) return true
  if (env.isPublic || !URL.canParse(origin)) return false
  const url = new URL(origin)
  return isLoopback(url.hostname) && url.port === new URL(env.publicUrl).port
}

const INTERNAL_NAME = /^[^.]+$|\.(local|internal)$/

/** Whether a request came by our own name. Behind a proxy an internal name is ours too, or it would be a circle. */
export function isOwnHost(env: Own, url: string): boolean {
  const { hostname } = new URL(url)
  const address = hostname.replace(/^\[(.+)\]$/, '$1')
  if (hostname === new URL(env.publicUrl).hostname) return true
  return ipaddr.isValid(address)
    ? ipaddr.process(address).range() !== 'unicast'
    : INTERNAL_NAME.test(hostname)
}
