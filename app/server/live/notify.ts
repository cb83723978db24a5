import { sql } from 'drizzle-orm'
import type { DatabaseHandle } from '#app/server/database/database.ts'
import { createHearing } from '#app/server/live/hearing.ts'
import type { Live } from '#app/server/live/port.ts'

const CHANNEL = 'wishfolio_changes'

/** Live changes over the database's own LISTEN and NOTIFY: one listener an instance, woken viewers in memory. */
export async function createNotifyLive(database: DatabaseHandle): Promise<Live> {
  const isHearing = () => database.isHearing()
  const { message, heard, missed, withdrawn, ...hearing } = createHearing(isHearing)
  const stop = await database.listen(CHANNEL, heard, { onLost() {}, onRegained: missed })

  return {
    ...hearing,
    isHearing,
    async announce(tx, { profileId }) {
      await tx.execute(sql`select pg_notify(${CHANNEL}, ${message(profileId)})`)
    },
    async announcing({ profileId }, write) {
      const text = message(profileId)
      const written = await write(sql`pg_notify(${CHANNEL}, ${text})`)
      if (!written) withdrawn(text)
      return written
    },
    close: stop,
  }
}
