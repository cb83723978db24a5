import { afterCommit } from '#app/server/database/after-commit.ts'
import type { DatabaseHandle } from '#app/server/database/database.ts'
import type { Redis } from '#app/server/database/redis.ts'
import { createSubscribers } from '#app/server/live/subscribers.ts'
import { hearNotifications, notification, notify } from '#app/server/live/notify.ts'
import type { Live } from '#app/server/live/port.ts'

const CHANNEL = 'wishfolio:changes'
/** Somebody may have died between a commit and its message. */
const ANYTHING = ''
/** What is not heard is looked for so often. */
const LOOK_MS = 10_000
/** So often it is counted who hears. Of one who is gone a last write may still be at work, so everybody looks again. */
const COUNT_MS = 1_000
const LOOKS = 3

/**
 * Live changes over Redis, whose messages hold no lock of the database; each is sent once its transaction has committed.
 * What cannot be sent goes by the database instead, so every instance listens to both.
 */
export async function createRedisLive(database: DatabaseHandle, redis: Redis): Promise<Live> {
  const isHearing = () => redis.isAlive() && database.isHearing()
  const { message, heard, missed, withdrawn, ...hearing } = createSubscribers(isHearing)
  const stopListening = await hearNotifications(database, heard, missed)

  async function greet(): Promise<void> {
    try {
      await redis.client.subscribe(CHANNEL, (text) => (text === ANYTHING ? missed() : heard(text)))
      missed()
      await redis.client.publish(CHANNEL, ANYTHING)
    } catch {
      // It is lost once more, and will be ready once more.
    }
  }
  const ready = () => void greet()
  redis.client.on('ready', ready)
  if (redis.client.isReady) await greet()
  const looking = setInterval(() => redis.isAlive() || missed(), LOOK_MS).unref()

  let hearers = 0
  let looks = 0
  /** Who was killed between a commit and its message has told nobody; that there is one less is seen. */
  async function countHearers(): Promise<void> {
    const counted = await redis.client.pubSubNumSub([CHANNEL]).catch(() => undefined)
    if (!counted) return
    const { [CHANNEL]: now = 0 } = counted
    if (now < hearers) looks = LOOKS
    hearers = now
    if (looks === 0) return
    looks -= 1
    missed()
  }
  const counting = setInterval(() => void countHearers(), COUNT_MS).unref()

  async function publish(text: string): Promise<void> {
    try {
      await redis.client.publish(CHANNEL, text)
    } catch {
      // Committed is committed; without the database too, everybody is brought up to date when it returns.
      await notify(database.db, text).catch(() => {})
    }
  }

  return {
    ...hearing,
    isHearing,
    async announce(tx, { slug }) {
      const text = message(slug)
      if (redis.isAlive()) await afterCommit(tx, () => publish(text))
      else await notify(tx, text)
    },
    async announcing({ slug }, write) {
      const text = message(slug)
      const isAlive = redis.isAlive()
      const written = await write(isAlive ? undefined : notification(text))
      if (!written) withdrawn(text)
      else if (isAlive) await publish(text)
      return written
    },
    async close() {
      clearInterval(looking)
      clearInterval(counting)
      redis.client.off('ready', ready)
      await stopListening()
    },
  }
}
