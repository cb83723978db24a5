import type { QueryConfig } from 'pg'
import type { Database } from '#app/server/database/database.ts'

type Query = (...given: never[]) => unknown

/** Queries with values in their text would fill the connections with plans that are never used again. */
const MAX_NAMES = 500

/** Makes queries with values named statements, planned once per connection; not through a pooler. */
export function preparedStatements(): <Run extends Query>(run: Run) => Run {
  const names = new Map<string, string>()

  function named(given: unknown, values: unknown): unknown {
    if (typeof given !== 'object' || !Array.isArray(values) || values.length === 0) return given
    const query = given as QueryConfig
    const name = names.get(query.text) ?? `wishfolio_${names.size}`
    if (!names.has(query.text)) {
      if (names.size >= MAX_NAMES) return given
      names.set(query.text, name)
    }
    return { ...query, name }
  }

  return <Run extends Query>(run: Run) => {
    const runByName = (given: unknown, values: unknown, ...more: unknown[]) =>
      run(...([named(given, values), values, ...more] as never[]))
    return runByName as unknown as Run
  }
}

/** A query whose SQL is built once per database, for queries of every page view; its values are given each time. */
export function preparedQuery<Prepared>(write: (db: Database) => Prepared): (db: Database) => Prepared {
  const written = new WeakMap<Database, Prepared>()
  return (db) => {
    let query = written.get(db)
    if (query === undefined) written.set(db, (query = write(db)))
    return query
  }
}
