import { once } from 'node:events'
import { createClient } from '@redis/client'
import { connectionProblem } from '#app/server/database/connection-problem.ts'

const PING_MS = 1_000
const ALIVE_MS = 3_000
const SILENCE_TIMEOUT_MS = 2_000
const MAX_PAUSE_MS = 2_000
const SOCKET_TIMEOUT_MS = 3_000
const START_TIMEOUT_MS = 2_000

/** Redis or Valkey over one connection, which may be lost and replaced at any time; nothing waits for it for long. */
export interface Redis {
  client: ReturnType<typeof clientFor>
  isAlive(): boolean
  close(): void
}

/** Connects as soon as it can. Calls `lost` once each time the connection is lost. */
export async function openRedis(url: string, lost: (error: unknown) => void): Promise<Redis> {
  const client = clientFor(url)
  let aliveAt = -Infinity
  let isLost = false
  const connect = () => void client.connect().catch(() => {})

  /** A dead connection does not always end; destroying it fails what waits for its answer. */
  function renew(): void {
    aliveAt = -Infinity
    client.destroy()
    connect()
  }

  async function ping(): Promise<void> {
    const begunAt = performance.now()
    const silence = setTimeout(renew, SILENCE_TIMEOUT_MS)
    await client.ping().then(
      () => (aliveAt = begunAt),
      () => {}, // retried at the next interval
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
    void ping()
  })
  connect()
  await once(client, 'ready', { signal: AbortSignal.timeout(START_TIMEOUT_MS) }).catch(() => {})
  await ping()
  const pinging = setInterval(() => void ping(), PING_MS).unref()
  return {
    client,
    isAlive: () => performance.now() - aliveAt < ALIVE_MS,
    close() {
      clearInterval(pinging)
      client.destroy()
    },
  }
}

function clientFor(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: START_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, MAX_PAUSE_MS),
    },
  })
}

/** What an operator can do about a Redis that is out of reach; undefined where it is no matter of the configuration. */
export function redisProblem(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : ''
  if (message.startsWith('WRONGPASS'))
    return 'REDIS_URL: it refuses user or password; characters such as @ / # % in them are written as %40 %2F %23 %25'
  if (message.startsWith('NOAUTH'))
    return 'REDIS_URL: it asks for a password, as in redis://user:password@host:port'
  if (/timeout|closed/i.test(message))
    return 'REDIS_URL: nothing answers there as Redis does; is the port right, and is it one for TLS, rediss://, or not, redis://?'
  const problem = connectionProblem(error)
  return problem && `REDIS_URL: ${problem}`
}
