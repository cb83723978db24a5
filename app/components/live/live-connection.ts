/** The stream says something every 30 seconds (specification 9); so long after that it is taken for dead. */
const SILENT_MS = 30_000 + 10_000
/** How long opening may take. */
const OPENING_MS = 10_000
/** Lost for less than this nobody needs to know. */
const UNNOTICED_MS = 10_000
/** Coming back to a page makes sure of a stream that was silent for longer. */
const FRESH_MS = 5_000
const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 30_000

/** A live page's connection; `lostAt` is since when it hears nothing. */
export type Connection =
  | { phase: 'paused' }
  | { phase: 'opening'; since: number; tries: number; lostAt: number }
  | { phase: 'open'; heardAt: number }
  | { phase: 'waiting'; until: number; tries: number; lostAt: number }

export const PAUSED: Connection = { phase: 'paused' }

/**
 * What happens to a page: it is shown or hidden; somebody comes back to it or to the network; its stream says
 * something, or fails; or nothing, and only time passes.
 */
export type Happening = 'shown' | 'hidden' | 'back' | 'heard' | 'failed' | 'time'

/** The connection after something happened at `now`; the same one when that changes nothing. `random` is within [0, 1). */
export function afterwards(
  connection: Connection,
  happening: Happening,
  now: number,
  random: number,
): Connection {
  if (happening === 'hidden') return PAUSED
  if (connection.phase === 'paused') return happening === 'shown' ? opening(now, 0, now) : connection
  if (happening === 'heard') return { phase: 'open', heardAt: now }
  if (happening === 'failed') return waiting(connection, now, random)
  switch (connection.phase) {
    case 'open': {
      const silent = now - connection.heardAt
      const most = happening === 'back' ? FRESH_MS : SILENT_MS
      return silent >= most ? opening(now, 0, now) : connection
    }
    case 'opening':
      return now - connection.since >= OPENING_MS ? waiting(connection, now, random) : connection
    case 'waiting': {
      const due = happening === 'back' || now >= connection.until
      return due ? opening(now, connection.tries, connection.lostAt) : connection
    }
  }
}

/** Whether somebody who looks at the page should be told that it may be out of date. */
export function isLost(connection: Connection, now: number): boolean {
  return 'lostAt' in connection && now - connection.lostAt >= UNNOTICED_MS
}

/** When time alone changes something next. */
export function dueAt(connection: Connection, now: number): number | undefined {
  switch (connection.phase) {
    case 'paused':
      return undefined
    case 'open':
      return connection.heardAt + SILENT_MS
    default: {
      const next = connection.phase === 'opening' ? connection.since + OPENING_MS : connection.until
      return isLost(connection, now) ? next : Math.min(next, connection.lostAt + UNNOTICED_MS)
    }
  }
}

/** How long to wait after so many tries in vain: twice as long each time, spread, and never for ever. */
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
