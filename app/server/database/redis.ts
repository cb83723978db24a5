import { once } from 'node:events'
import { createClient } from '@redis/client'

/** The connection is asked so often, counts as alive for so long, and is given up after such a silence. */
const ASK_MS = 1_000
const ALIVE_MS = 3_000
const SILENT_MS = 2_000
const LONGEST_PAUSE_MS = 2_000
/** Somebody may take the connection and never say a word. */
const WORDLESS_MS = 3_000
/** A server starts without Redis after so long. */
const START_WITHIN_MS = 2_000

/** Redis or Valkey over one connection, which may be lost and made anew at any time; nothing waits for it for long. */
export interface Redis {
  client: ReturnType<typeof clientFor>
  /** Whether a round trip that began within the last seconds was answered. */
  isAlive(): boolean
  close(): void
}

/** Connects, now or as soon as it can be reached. `lost` is told once each time that it cannot. */
export async function openRedis(url: string, lost: (error: unknown) => void): Promise<Redis> {
  const client = clientFor(url)
  let aliveAt = -Infinity
  let isLost = false
  const connect = () => void client.connect().catch(() => {})

  /** A dead connection does not always end; with it fails whatever waits for its answer. */
  function renew(): void {
    aliveAt = -Infinity
    client.destroy()
    connect()
  }

  async function ask(): Promise<void> {
    const begunAt = performance.now()
    const silence = setTimeout(renew, SILENT_MS)
    // What cannot be asked now is asked again.
    await client.ping().then(
      () => (aliveAt = begunAt),
      () => {},
    )
    clearTimeout(silence)
  }

  client.on('error', (error) => {
    aliveAt = -Infinity
    if (!isLost) lost(error)
    isLost = true
  })
  client.on('ready', () => {
    isLost = false
    void ask()
  })
  connect()
  await once(client, 'ready', { signal: AbortSignal.timeout(START_WITHIN_MS) }).catch(() => {})
  await ask()
  const asking = setInterval(() => void ask(), ASK_MS).unref()
  return {
    client,
    isAlive: () => performance.now() - aliveAt < ALIVE_MS,
    close() {
      clearInterval(asking)
      client.destroy()
    },
  }
}

function clientFor(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: START_WITHIN_MS,
      socketTimeout: WORDLESS_MS,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, LONGEST_PAUSE_MS),
    },
  })
}
