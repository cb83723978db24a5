import { type AnyColumn, eq, or, type SQL } from 'drizzle-orm'
import { isUuid } from '#app/server/database/uuid.ts'

export function isNamed({ id, slug }: { id: AnyColumn; slug: AnyColumn }, name: string): SQL | undefined {
  return isUuid(name) ? or(eq(id, name), eq(slug, name)) : eq(slug, name)
}
