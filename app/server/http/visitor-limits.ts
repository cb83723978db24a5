import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { refusedFor } from '#app/domain/outcome.ts'
import { clientAddress } from '#app/server/client-address.ts'
import { refuseInWords } from '#app/server/form.ts'
import type { Services } from '#app/server/services.ts'

/** Whose request this is, as limits count it. */
export function askingClient(c: Context, { env }: Pick<Services, 'env'>): string {
  const peer = getConnInfo(c).remote.address ?? ''
  return clientAddress(peer, c.req.header('x-forwarded-for'), env.TRUST_PROXY)
}

/** Refuses the cards that one client asks for too often: each is drawn for it. */
export function limitCards(services: Pick<Services, 'env' | 'limits'>): MiddlewareHandler {
  return async (c, next) => {
    // Who cannot be counted is not refused for it.
    const wait = await services.limits.count('cards', askingClient(c, services)).catch(() => undefined)
    return wait === undefined ? next() : refuseInWords(refusedFor('too_many_cards', wait))
  }
}
