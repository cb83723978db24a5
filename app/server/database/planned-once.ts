import type { QueryConfig } from 'pg'

type Query = (...given: never[]) => unknown

/** A query with its values in its text would fill the connections with plans that nobody asks for again. */
const MOST = 500

const names = new Map<string, string>()

/**
 * The same way to ask over one connection: a query with values is parsed and planned once, then asked by name. A third of
 * the database's work for a take (`bench/README.md`). Not through a pooler, where the next query meets another connection.
 */
export function plannedOnce<Ask extends Query>(ask: Ask): Ask {
  const askByName = (asked: unknown, values: unknown, ...more: unknown[]) =>
    ask(...([named(asked, values), values, ...more] as never[]))
  return askByName as unknown as Ask
}

function named(asked: unknown, values: unknown): unknown {
  if (typeof asked !== 'object' || !Array.isArray(values) || values.length === 0) return asked
  const query = asked as QueryConfig
  const name = names.get(query.text) ?? `wishfolio_${names.size}`
  if (!names.has(query.text)) {
    if (names.size >= MOST) return asked
    names.set(query.text, name)
  }
  return { ...query, name }
}
