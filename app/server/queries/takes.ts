import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database, Evaluated } from '#app/server/database/database.ts'
import { ideas } from '#app/server/database/schema.ts'
import { isUuid } from '#app/server/database/uuid.ts'

/** Marks a free idea as taken, in one statement: of simultaneous callers one does. Then evaluates `notification`. */
export async function markTaken(
  db: Database,
  { id, profileId, at, by }: { id: string; profileId: string; at: Date; by: string | null },
  notification?: Evaluated,
): Promise<boolean> {
  const marked = await db.execute(sql`
    update ideas set taken_at = ${at.toISOString()}::timestamptz, taken_by = ${by}::text, updated_at = now()
    where id = ${id}::uuid and profile_id = ${profileId}::uuid and taken_at is null
    returning ${notification ?? sql`id`}`)
  return (marked as { rows: unknown[] }).rows.length === 1
}

/** Makes one taken idea of a profile available again, those that one device took, or all. Answers how many there were. */
export async function markAvailable(
  tx: Database,
  profileId: string,
  { id, device }: { id?: string; device?: string },
): Promise<number> {
  if (id !== undefined && !isUuid(id)) return 0
  const freed = await tx
    .update(ideas)
    .set({ taken_at: null, taken_by: null, updated_at: sql`now()` })
    .where(
      and(
        eq(ideas.profile_id, profileId),
        isNotNull(ideas.taken_at),
        id === undefined ? undefined : eq(ideas.id, id),
        device === undefined ? undefined : eq(ideas.taken_by, device),
      ),
    )
    .returning({ id: ideas.id })
  return freed.length
}
