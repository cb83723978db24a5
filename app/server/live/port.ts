import type { Database, Evaluated } from '#app/server/database/database.ts'

/** A change that open pages must hear of: ids only, never what was changed. */
interface Change {
  slug: string
}

export interface Live {
  /** Tells every instance of a change; takes effect when the transaction commits. */
  announce(tx: Database, change: Change): Promise<void>
  /**
   * Does a write that is one statement and tells of its change, for less than a transaction of both. The statement
   * evaluates `telling`, if there is any, for the row that it changes; answers whether there was one.
   */
  announcing(change: Change, write: (telling: Evaluated | undefined) => Promise<boolean>): Promise<boolean>
  /** Calls back after each change of a profile, and when changes may have been missed. */
  subscribe(slug: string, changed: () => void): () => void
  /** Calls back after each change of any profile, before its subscribers; without an id when any may have been missed. */
  watch(changed: (slug?: string) => void): () => void
  /** Whether this instance is known to hear changes now; what it keeps in memory may be behind when it does not. */
  isHearing(): boolean
  /** Does something; when it ends, this instance has heard all that was announced in it. */
  settled<Result>(deed: () => Promise<Result>): Promise<Result>
  close(): Promise<void>
}
