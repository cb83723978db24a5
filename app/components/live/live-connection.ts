const SILENCE_TIMEOUT_MS = 30_000 + 10_000
const OPEN_TIMEOUT_MS = 10_000
const SHOW_LOST_AFTER_MS = 10_000
/** When the user returns, a stream that was silent for longer is reopened. */
const FRESH_MS = 5_000
/** A page that gave way to others is behind for so long at most, which is not shown as lost. */
const TURN_MS = 8_000
const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 30_000

export type Connection =
  | { phase: 'paused' }
  | { phase: 'opening'; since: number; tries: number; lostAt: number }
  | { phase: 'open'; receivedAt: number }
  | { phase: 'waiting'; until: number; tries: number; lostAt: number }

export const PAUSED: Connection = { phase: 'paused' }

/** Page shown or hidden; user or network back; stream received or failed; others need the connection; time. */
export type ConnectionEvent = 'shown' | 'hidden' | 'back' | 'received' | 'failed' | 'crowded' | 'time'

/** The connection after an event at `now`; the same object when nothing changes. `random` is within [0, 1). */
export function nextConnection(
  connection: Connection,
  event: ConnectionEvent,
  now: number,
  random: number,
): Connection {
  if (event === 'hidden') return PAUSED
  if (connection.phase === 'paused') return event === 'shown' ? opening(now, 0, now) : connection
  if (event === 'received') return { phase: 'open', receivedAt: now }
  if (event === 'failed') return waiting(connection, now, random)
  if (event === 'crowded') return givenWay(connection, now)
  switch (connection.phase) {
    case 'open': {
      const silent = now - connection.receivedAt
      const timeout = event === 'back' ? FRESH_MS : SILENCE_TIMEOUT_MS
      return silent >= timeout ? opening(now, 0, now) : connection
    }
    case 'opening':
      return now - connection.since >= OPEN_TIMEOUT_MS ? waiting(connection, now, random) : connection
    case 'waiting': {
      const due = event === 'back' || now >= connection.until
      return due ? opening(now, connection.tries, connection.lostAt) : connection
    }
  }
}

export function isLost(connection: Connection, now: number): boolean {
  return 'lostAt' in connection && now - connection.lostAt >= SHOW_LOST_AFTER_MS
}

export function dueAt(connection: Connection, now: number): number | undefined {
  switch (connection.phase) {
    case 'paused':
      return undefined
    case 'open':
      return connection.receivedAt + SILENCE_TIMEOUT_MS
    default: {
      const next = connection.phase === 'opening' ? connection.since + OPEN_TIMEOUT_MS : connection.until
      return isLost(connection, now) ? next : Math.min(next, connection.lostAt + SHOW_LOST_AFTER_MS)
    }
  }
}

/** The pause after a number of failed tries: doubled each time, with jitter and a maximum. */
export function backOff(tries: number, random: number): number {
  return Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1)) * (0.5 + random / 2)
}

function opening(now: number, tries: number, lostAt: number): Connection {
  return { phase: 'opening', since: now, tries, lostAt }
}

function waiting(before: Exclude<Connection, { phase: 'paused' }>, now: number, random: number): Connection {
  if (before.phase === 'waiting') return before
  const tries = before.phase === 'opening' ? before.tries + 1 : 1
  const lostAt = before.phase === 'opening' ? before.lostAt : now
  return { phase: 'waiting', until: now + backOff(tries, random), tries, lostAt }
}

function givenWay(before: Exclude<Connection, { phase: 'paused' }>, now: number): Connection {
  if (before.phase === 'waiting') return before
  return { phase: 'waiting', until: now + TURN_MS, tries: 0, lostAt: now }
}
