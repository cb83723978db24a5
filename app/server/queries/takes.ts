import { inArray, sql } from 'drizzle-orm'
import type { Database, Evaluated } from '#app/server/database/database.ts'
import { ideas } from '#app/server/database/schema.ts'

/** Marks a free idea as taken, in one statement: of simultaneous callers one does. Then evaluates `notification`. */
export async function markTaken(
  db: Database,
  { id, profileId, at, by }: { id: string; profileId: string; at: Date; by: string | null },
  notification?: Evaluated,
): Promise<boolean> {
  const marked = await db.execute(sql`
    update ideas set taken_at = ${at.toISOString()}::timestamptz, taken_by = ${by}::text, taken_text = text,
      updated_at = now()
    where id = ${id}::uuid and profile_id = ${profileId}::uuid and taken_at is null
    returning ${notification ?? sql`id`}`)
  return (marked as { rows: unknown[] }).rows.length === 1
}

export async function markAvailable(tx: Database, ids: readonly string[]): Promise<void> {
  await tx
    .update(ideas)
    .set({ taken_at: null, taken_by: null, taken_text: null, updated_at: sql`now()` })
    .where(inArray(ideas.id, [...ids]))
}
