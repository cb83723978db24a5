import type { Database, Evaluated } from '#app/server/database/database.ts'

interface Change {
  slug: string
}

export interface Live {
  publish(tx: Database, change: Change): Promise<void>
  /** A write of one statement that publishes itself by `notification`. Answers whether a row changed. */
  publishWith(
    change: Change,
    write: (notification: Evaluated | undefined) => Promise<boolean>,
  ): Promise<boolean>
  /** Calls back after each change of a profile, and when changes may have been missed. */
  subscribe(slug: string, changed: () => void): () => void
  /** Calls back after each change of any profile, before its subscribers; without a slug when changes may have been missed. */
  subscribeToAll(changed: (slug?: string) => void): () => void
  /** Whether this instance receives notifications now; if not, its caches may be stale. */
  isConnected(): boolean
  /** Ends when this instance has received every change that `work` published. */
  readYourWrites<Result>(work: () => Promise<Result>): Promise<Result>
  close(): Promise<void>
}
