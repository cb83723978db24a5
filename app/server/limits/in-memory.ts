import { LRUCache } from 'lru-cache'

/** Above it the clients seen longest ago are forgotten. */
const MAX_CLIENTS = 20_000

/** Counts what costs this instance alone: answers the seconds to wait above `max` in a window, else undefined. */
export function countInMemory(
  { max, seconds }: { max: number; seconds: number },
  clock: { now(): Date },
  maxClients = MAX_CLIENTS,
): (client: string) => number | undefined {
  const windows = new LRUCache<string, { startedAt: number; count: number }>({ max: maxClients })
  return (client) => {
    const now = clock.now().getTime()
    let window = windows.get(client)
    if (!window || Math.abs(now - window.startedAt) >= seconds * 1000) {
      window = { startedAt: now, count: 0 }
      windows.set(client, window)
    }
    window.count += 1
    if (window.count <= max) return undefined
    return Math.max(1, Math.ceil((window.startedAt - now) / 1000 + seconds))
  }
}
