import { sql } from 'drizzle-orm'
import type { DatabaseHandle } from '#app/server/database/database.ts'
import type { Live } from '#app/server/live/port.ts'

const CHANNEL = 'wishfolio_changes'

/** Live changes over the database's own LISTEN and NOTIFY: one listener an instance, woken viewers in memory. */
export async function createNotifyLive(database: DatabaseHandle): Promise<Live> {
  const viewers = new Map<string, Set<() => void>>()
  const wake = (profileId: string) => viewers.get(profileId)?.forEach((changed) => changed())
  const wakeAll = () => [...viewers.keys()].forEach(wake)
  const stop = await database.listen(CHANNEL, wake, { onLost() {}, onRegained: wakeAll })

  return {
    async announce(tx, { profileId }) {
      await tx.execute(sql`select pg_notify(${CHANNEL}, ${profileId})`)
    },
    subscribe(profileId, changed) {
      const ofProfile = viewers.get(profileId) ?? new Set()
      viewers.set(profileId, ofProfile.add(changed))
      return () => {
        ofProfile.delete(changed)
        if (ofProfile.size === 0 && viewers.get(profileId) === ofProfile) viewers.delete(profileId)
      }
    },
    close: stop,
  }
}
