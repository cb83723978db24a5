import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockFolder } from '#app/server/database/folder-lock.ts'
import { MIGRATIONS, type DatabaseHandle } from '#app/server/database/database.ts'
import * as schema from '#app/server/database/schema.ts'

/** Opens the embedded database in `folder` (in memory without one), migrated. One process a folder. */
export async function openEmbedded(folder?: string): Promise<DatabaseHandle> {
  if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = folder ? await lockFolder(folder) : undefined
  const engine = await PGlite.create(folder ? { dataDir: join(folder, 'database') } : {})
  const db = drizzle(engine, { schema })
  await migrate(db, MIGRATIONS)
  return {
    db,
    listen: (channel, heard) => engine.listen(channel, heard),
    isHearing: () => !engine.closed,
    async close() {
      await engine.close()
      await lock?.release()
    },
  }
}
