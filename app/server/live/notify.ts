import { type SQL, sql } from 'drizzle-orm'
import type { Database, DatabaseHandle } from '#app/server/database/database.ts'
import { createSubscribers } from '#app/server/live/subscribers.ts'
import type { Live } from '#app/server/live/port.ts'

const CHANNEL = 'wishfolio_changes'

/** Live changes over the database's own LISTEN and NOTIFY: one listener an instance, woken viewers in memory. */
export async function createNotifyLive(database: DatabaseHandle): Promise<Live> {
  const isHearing = () => database.isHearing()
  const { message, heard, missed, withdrawn, ...hearing } = createSubscribers(isHearing)
  const stop = await hearNotifications(database, heard, missed)

  return {
    ...hearing,
    isHearing,
    announce: (tx, { slug }) => notify(tx, message(slug)),
    async announcing({ slug }, write) {
      const text = message(slug)
      const written = await write(notification(text))
      if (!written) withdrawn(text)
      return written
    },
    close: stop,
  }
}

/** Sends a message to every instance that listens, when the transaction commits. */
export async function notify(tx: Database, message: string): Promise<void> {
  await tx.execute(sql`select ${notification(message)}`)
}

/** The same as a part of a statement. */
export function notification(message: string): SQL {
  return sql`pg_notify(${CHANNEL}, ${message})`
}

/** Hears what is sent so, and when something may have been missed. Answers how to stop. */
export function hearNotifications(
  database: DatabaseHandle,
  heard: (message: string) => void,
  missed: () => void,
): Promise<() => Promise<void>> {
  return database.listen(CHANNEL, heard, { onLost() {}, onRegained: missed })
}
