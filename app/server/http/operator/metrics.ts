import { Hono } from 'hono'
import { isLocal, sameSecret } from '#app/server/http/operator/local.ts'
import type { Services } from '#app/server/services.ts'

export function metricsRoutes({ env, metrics }: Pick<Services, 'env' | 'metrics'>) {
  return new Hono().get('/metrics', async (c, next) => {
    if (env.METRICS_TOKEN) {
      const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
      if (!sameSecret(given, env.METRICS_TOKEN)) return c.text('', 401, { 'WWW-Authenticate': 'Bearer' })
    } else if (!isLocal(c, env)) return next()
    const { type, text } = await metrics.page()
    return c.text(text, 200, { 'Content-Type': type })
  })
}
