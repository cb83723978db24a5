import type { Database } from '#app/server/database/database.ts'

/** A query whose SQL is written once for a database, for what every view of a page asks. Its values are given each time. */
export function writtenOnce<Prepared>(write: (db: Database) => Prepared): (db: Database) => Prepared {
  const written = new WeakMap<Database, Prepared>()
  return (db) => {
    const known = written.get(db) ?? write(db)
    written.set(db, known)
    return known
  }
}
