import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { limitStatements } from '#app/server/queries/analytics.ts'
import { ownWorld } from '#test/world.ts'

const world = await ownWorld()

test.runIf(inject('postgres'))(
  'a statement over its limit is ended by Postgres, in its transaction alone',
  async () => {
    const slow = world.db.transaction(async (tx) => {
      await limitStatements(tx, 50)
      await tx.execute(sql`select pg_sleep(20)`)
    })
    await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } })
    await world.db.execute(sql`select pg_sleep(0.1)`)
  },
)
