import { type AnyColumn, eq, or, type SQL } from 'drizzle-orm'

/** Whether a text can be compared with an id of the database; of others Postgres raises an error. */
export function isUuid(value: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
}

export function isNamed({ id, slug }: { id: AnyColumn; slug: AnyColumn }, name: string): SQL | undefined {
  return isUuid(name) ? or(eq(id, name), eq(slug, name)) : eq(slug, name)
}
