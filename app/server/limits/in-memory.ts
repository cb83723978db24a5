import { setImmediate, setTimeout } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { NETWORK_SHARE, networkAround } from '#app/domain/limits.ts'

/** Above it the clients seen longest ago are forgotten. */
const MAX_CLIENTS = 20_000
const LONGEST_WAIT_MS = 1_000

/** Counts what costs this instance alone; answers the seconds to wait above `max` in a window, else undefined. */
export function countInMemory(
  { max, seconds }: { max: number; seconds: number },
  clock: { now(): Date },
  maxClients = MAX_CLIENTS,
): (client: string, what?: string, times?: number) => number | undefined {
  const windows = new LRUCache<string, { startedAt: number; count: number }>({ max: maxClients })
  function counted(key: string, most: number, times: number): number | undefined {
    const now = clock.now().getTime()
    let window = windows.get(key)
    if (!window || now - window.startedAt >= seconds * 1000) {
      window = { startedAt: now, count: 0 }
      windows.set(key, window)
    }
    window.count += times
    if (window.count <= most) return undefined
    return Math.ceil((window.startedAt - now) / 1000 + seconds)
  }
  return (client, what = '', times = 1) => {
    const network = networkAround(client)
    return (
      counted(`${client} ${what}`, max, times) ??
      (network === undefined ? undefined : counted(`${network} ${what}`, max * NETWORK_SHARE, times))
    )
  }
}

/**
 * Answers the milliseconds that a client's next request waits: none for `freely` of them, then `perSecond` are begun;
 * undefined, and not counted, for one that would wait longer than a second.
 */
export function paced(
  { freely, perSecond }: { freely: number; perSecond: number },
  clock: { now(): Date },
): (client: string) => number | undefined {
  const apart = 1000 / perSecond
  const due = new LRUCache<string, number>({ max: MAX_CLIENTS })
  return (client) => {
    const now = clock.now().getTime()
    const before = due.get(client) ?? -Infinity
    // What lies further ahead is of a clock that was set back since.
    const last = before > now + LONGEST_WAIT_MS ? -Infinity : before
    const next = Math.max(last, now - freely * apart) + apart
    if (next - now > LONGEST_WAIT_MS) return undefined
    due.set(client, next)
    return Math.max(0, next - now)
  }
}

/** Leaves the place that was entered; more than once does nothing. */
export type Leave = () => void

/**
 * Places of this instance that are held for a while: `each` for one key, `all` together, and of these one IPv6 /48 at most
 * half; answers which is full.
 */
export function concurrencyLimit({
  each,
  all,
}: {
  each: number
  all: number
}): (key: string) => Leave | 'each' | 'all' {
  const held = new Map<string, number>()
  let total = 0
  const of = (key: string) => held.get(key) ?? 0
  const change = (key: string, by: number) => {
    if (of(key) + by > 0) held.set(key, of(key) + by)
    else held.delete(key)
  }
  return (key) => {
    const network = networkAround(key)
    if (of(key) >= each || (network !== undefined && of(network) >= all / 2)) return 'each'
    if (total >= all) return 'all'
    const keys = network === undefined ? [key] : [key, network]
    for (const one of keys) change(one, 1)
    total += 1
    let inside = true
    return () => {
      if (!inside) return
      inside = false
      total -= 1
      for (const one of keys) change(one, -1)
    }
  }
}

/** Between the turns of a line, so that new connections are taken, of which Node takes one in each turn of its loop. */
const REST_MS = 20

/**
 * Turns of a key, `each` at a time; who comes meanwhile waits in line, and gets none where `waiting` do so already. A
 * line moves on one by one, with a rest between.
 */
export function turns({
  each,
  waiting,
}: {
  each: number
  waiting: number
}): (key: string) => Promise<Leave | undefined> {
  const lines = new Map<string, Line>()
  async function moveOn(key: string, line: Line): Promise<void> {
    if (line.rests) return
    while (line.waiting.length > 0 && line.inside < each) {
      line.rests = true
      await setTimeout(REST_MS)
      line.rests = false
      line.inside += 1
      line.waiting.shift()?.()
    }
    if (line.inside === 0) lines.delete(key)
  }
  return async (key) => {
    const line = lines.get(key) ?? { inside: 0, rests: false, waiting: [] }
    lines.set(key, line)
    if (line.inside < each && line.waiting.length === 0) line.inside += 1
    else if (line.waiting.length >= waiting) return undefined
    else await new Promise<void>((resolve) => line.waiting.push(resolve))
    // What others sent meanwhile is read first: else all that one sent at once would be answered before that.
    await setImmediate()
    let inside = true
    return () => {
      if (!inside) return
      inside = false
      line.inside -= 1
      void moveOn(key, line)
    }
  }
}

interface Line {
  inside: number
  rests: boolean
  waiting: (() => void)[]
}
