import type { Database } from '#app/server/database/database.ts'

/** A query whose SQL is written once for a database, for what every view of a page asks. Its values are given each time. */
export function preparedQuery<Prepared>(write: (db: Database) => Prepared): (db: Database) => Prepared {
  const written = new WeakMap<Database, Prepared>()
  return (db) => {
    let query = written.get(db)
    if (query === undefined) written.set(db, (query = write(db)))
    return query
  }
}
