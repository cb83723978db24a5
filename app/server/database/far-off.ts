import { gt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Longer than any lease or retry pause. */
const FAR_OFF_MS = 60 * 60 * 1000

/** Whether a column's time is so far ahead that it was written by a clock that has been set back since. */
export function isFarOff(column: PgColumn, now: Date): SQL {
  return gt(column, new Date(now.getTime() + FAR_OFF_MS))
}
