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
const COUNT_POLL_MS = 1_000
/** A dead instance's last write may still commit, so subscribers are woken more than once. */
const WAKES_AFTER_LOSS = 3

/** Live updates over Redis, sent after the commit. What Redis cannot take goes by NOTIFY: instances hear both. */
export async function createRedisLive(database: DatabaseHandle, redis: Redis): Promise<Live> {
  const isConnected = () => redis.isAlive() && database.isConnected()
  const { message, receive, wakeAll, cancel, ...subscribers } = createSubscribers(isConnected)
  const stopListening = await listenForNotifications(database, receive, wakeAll)

  async function connect(): Promise<void> {
    try {
      await redis.client.subscribe(CHANNEL, (text) => (text === WAKE_ALL ? wakeAll() : receive(text)))
      wakeAll()
      await redis.client.publish(CHANNEL, WAKE_ALL)
    } catch {}
  }
  const ready = () => void connect()
  redis.client.on('ready', ready)
  if (redis.client.isReady) await connect()
  const fallbackTimer = setInterval(() => redis.isAlive() || wakeAll(), FALLBACK_POLL_MS).unref()

  let connected = 0
  let wakesLeft = 0
  /** An instance killed between a commit and its message published nothing; the subscriber count shows its loss. */
  async function countInstances(): Promise<void> {
    const counts = await redis.client.pubSubNumSub([CHANNEL]).catch(() => undefined)
    if (!counts) return
    const { [CHANNEL]: now = 0 } = counts
    if (now < connected) wakesLeft = WAKES_AFTER_LOSS
    connected = now
    if (wakesLeft === 0) return
    wakesLeft -= 1
    wakeAll()
  }
  const countTimer = setInterval(() => void countInstances(), COUNT_POLL_MS).unref()

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
      clearInterval(countTimer)
      redis.client.off('ready', ready)
      await stopListening()
    },
  }
}
