import type { Database } from '#app/server/database/database.ts'

/** A change that open pages must hear of: ids only, never what was changed. */
interface Change {
  profileId: string
}

export interface Live {
  /** Tells every instance of a change; takes effect when the transaction commits. */
  announce(tx: Database, change: Change): Promise<void>
  /** Calls back after each change of a profile, and when changes may have been missed. */
  subscribe(profileId: string, changed: () => void): () => void
  close(): Promise<void>
}
