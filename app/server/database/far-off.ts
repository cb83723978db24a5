import { gt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Longer than any lease or pause of ours. */
const NEVER_SO_FAR_MS = 60 * 60 * 1000

/** Whether the time in a column is so far off that it was written by a clock which has been set back since. */
export function isFarOff(column: PgColumn, now: Date): SQL {
  return gt(column, new Date(now.getTime() + NEVER_SO_FAR_MS))
}
