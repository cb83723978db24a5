import { and, eq } from 'drizzle-orm'
import type { Database } from '#app/server/database/database.ts'
import { giverNames, ideas } from '#app/server/database/schema.ts'

export async function giversOfProfile(db: Database, profileId: string): Promise<Map<string, string>> {
  const named = await db
    .select({ id: ideas.id, name: giverNames.name })
    .from(giverNames)
    .innerJoin(ideas, and(eq(ideas.id, giverNames.idea_id), eq(ideas.taken_by, giverNames.device)))
    .where(eq(ideas.profile_id, profileId))
  return new Map(named.map(({ id, name }) => [id, name]))
}

export async function giverName(db: Database, ideaId: string, device: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: giverNames.name })
    .from(giverNames)
    .where(and(eq(giverNames.idea_id, ideaId), eq(giverNames.device, device)))
  return row?.name
}

/** Stores who an idea is from in the words of a device, in place of what was said before; '' says it no more. */
export async function storeGiverName(
  tx: Database,
  { ideaId, device, name }: { ideaId: string; device: string; name: string },
): Promise<void> {
  if (name === '') {
    await tx.delete(giverNames).where(eq(giverNames.idea_id, ideaId))
    return
  }
  await tx
    .insert(giverNames)
    .values({ idea_id: ideaId, device, name })
    .onConflictDoUpdate({ target: giverNames.idea_id, set: { device, name } })
}
