import { getConnInfo } from '@hono/node-server/conninfo'
import type { MiddlewareHandler } from 'hono'
import { clientAddress } from '#app/server/request/client-address.ts'
import type { HonoEnv } from '#app/server/http/hono-env.ts'
import type { Services } from '#app/server/services.ts'

export function clientOfRequest({ env }: Pick<Services, 'env'>): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    const peer = () => getConnInfo(c).remote.address ?? ''
    const client = c.env.visitor?.client
    c.set('client', client ?? clientAddress(peer(), c.req.header('x-forwarded-for'), env.TRUST_PROXY))
    await next()
  }
}
