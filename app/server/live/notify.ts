import { type SQL, sql } from 'drizzle-orm'
import type { Database, DatabaseHandle } from '#app/server/database/database.ts'
import { createSubscribers } from '#app/server/live/subscribers.ts'
import type { Live } from '#app/server/live/port.ts'

const CHANNEL = 'wishfolio_changes'

/** Live updates over the database's LISTEN and NOTIFY: one listener per instance, subscribers in memory. */
export async function createNotifyLive(database: DatabaseHandle): Promise<Live> {
  const isConnected = () => database.isConnected()
  const { message, receive, wakeAll, cancel, ...subscribers } = createSubscribers(isConnected)
  const stop = await listenForNotifications(database, receive, wakeAll)

  return {
    ...subscribers,
    isConnected,
    publish: (tx, { slug }) => notify(tx, message(slug)),
    async publishWith({ slug }, write) {
      const text = message(slug)
      const written = await write(notification(text))
      if (!written) cancel(text)
      return written
    },
    close: stop,
  }
}

export async function notify(tx: Database, message: string): Promise<void> {
  await tx.execute(sql`select ${notification(message)}`)
}

export function notification(message: string): SQL {
  return sql`pg_notify(${CHANNEL}, ${message})`
}

export function listenForNotifications(
  database: DatabaseHandle,
  onMessage: (message: string) => void,
  mayHaveMissed: () => void,
): Promise<() => Promise<void>> {
  return database.listen(CHANNEL, onMessage, { onLost() {}, onRegained: mayHaveMissed })
}
