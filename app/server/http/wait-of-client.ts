import type { IncomingMessage, ServerResponse } from 'node:http'
import { networkOf, REQUESTS_OF_CLIENT } from '#app/domain/limits.ts'
import { concurrencyLimit, paced } from '#app/server/limits/in-memory.ts'
import { clientAddress, isOneOf } from '#app/server/request/client-address.ts'
import type { Env } from '#app/server/start-up/env.ts'

/**
 * How long a request waits, so that one client takes neither the processor nor the memory that others need; refused where
 * that is more than a second, or too many of the client are under way. Nothing waits where no proxy says who asks: all
 * would be one client.
 */
export function waitOfClient(
  { TRUST_PROXY }: Pick<Env, 'TRUST_PROXY'>,
  clock: { now(): Date },
): (incoming: IncomingMessage, outgoing: ServerResponse) => number | 'refused' {
  const enter = concurrencyLimit({ each: REQUESTS_OF_CLIENT.underWay, all: Infinity })
  const pace = paced(REQUESTS_OF_CLIENT, clock)
  return ({ socket: { remoteAddress = '' }, headers }, outgoing) => {
    const forwardedFor = headers['x-forwarded-for']?.toString()
    const isProxyItself = forwardedFor === undefined && isOneOf(TRUST_PROXY, remoteAddress)
    if (!TRUST_PROXY || isProxyItself) return 0
    const client = networkOf(clientAddress(remoteAddress, forwardedFor, TRUST_PROXY))
    const leave = enter(client)
    if (typeof leave === 'string') return 'refused'
    outgoing.once('close', leave)
    return pace(client) ?? 'refused'
  }
}
