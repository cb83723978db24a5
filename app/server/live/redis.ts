import { afterCommit } from '#app/server/database/after-commit.ts'
import type { DatabaseHandle } from '#app/server/database/database.ts'
import type { Redis } from '#app/server/database/redis.ts'
import { createSubscribers } from '#app/server/live/subscribers.ts'
import { listenForNotifications, notification, notify } from '#app/server/live/notify.ts'
import type { Live } from '#app/server/live/port.ts'

const CHANNEL = 'wishfolio:changes'
/** Sent by an instance that connects: changes may have been missed. */
const WAKE_ALL = ''
const FALLBACK_POLL_MS = 10_000

/** Live updates over Redis, sent after the commit. What Redis cannot take goes by NOTIFY: instances hear both. */
export async function createRedisLive(database: DatabaseHandle, redis: Redis): Promise<Live> {
  const isConnected = () => redis.isAlive() && database.isConnected()
  const { message, receive, wakeAll, cancel, ...subscribers } = createSubscribers(isConnected)
  const stopListening = await listenForNotifications(database, receive, wakeAll)

  // One listener: the client keeps each it was given, over every new connection.
  const hear = (text: string) => (text === WAKE_ALL ? wakeAll() : receive(text))
  async function connect(): Promise<void> {
    try {
      await redis.client.subscribe(CHANNEL, hear)
      wakeAll()
      await redis.client.publish(CHANNEL, WAKE_ALL)
    } catch {}
  }
  const ready = () => void connect()
  redis.client.on('ready', ready)
  if (redis.client.isReady) await connect()
  const fallbackTimer = setInterval(() => redis.isAlive() || wakeAll(), FALLBACK_POLL_MS).unref()

  async function send(text: string): Promise<void> {
    try {
      await redis.client.publish(CHANNEL, text)
    } catch {
      // The write is committed. If NOTIFY fails too, all subscribers are woken when the database returns.
      await notify(database.db, text).catch(() => {})
    }
  }

  return {
    ...subscribers,
    isConnected,
    async publish(tx, { slug }) {
      const text = message(slug)
      if (redis.isAlive()) await afterCommit(tx, () => send(text))
      else await notify(tx, text)
    },
    async publishWith({ slug }, write) {
      const text = message(slug)
      const isAlive = redis.isAlive()
      const written = await write(isAlive ? undefined : notification(text))
      if (!written) cancel(text)
      else if (isAlive) await send(text)
      return written
    },
    async close() {
      clearInterval(fallbackTimer)
      redis.client.off('ready', ready)
      await stopListening()
    },
  }
}
