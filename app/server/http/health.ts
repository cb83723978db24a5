import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Services } from '#app/server/services.ts'

/** For supervisors: alive at all, and ready to serve (the database answers; migrations ran before we listened). */
export function healthRoutes({ db }: Pick<Services, 'db'>) {
  return new Hono()
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', async (c) => {
      try {
        await db.execute(sql`select 1`)
        return c.text('ready')
      } catch {
        return c.text('the database does not answer', 503, { 'Retry-After': '5' })
      }
    })
}
