import type { Database } from '#app/server/database/database.ts'

/** A query whose SQL is built once per database, for queries of every page view; its values are given each time. */
export function preparedQuery<Prepared>(write: (db: Database) => Prepared): (db: Database) => Prepared {
  const written = new WeakMap<Database, Prepared>()
  return (db) => {
    let query = written.get(db)
    if (query === undefined) written.set(db, (query = write(db)))
    return query
  }
}
