import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Services } from '#app/server/services.ts'

/** For supervisors: `/healthz` is alive; `/readyz` has a database that answers, and is not stopping. */
export function healthRoutes({ db, stopping }: Pick<Services, 'db' | 'stopping'>) {
  return new Hono()
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', async (c) => {
      if (stopping.aborted) return c.text('stopping', 503, { 'Retry-After': '5' })
      try {
        await db.execute(sql`select 1`)
        return c.text('ready')
      } catch {
        return c.text('the database does not answer', 503, { 'Retry-After': '5' })
      }
    })
}
