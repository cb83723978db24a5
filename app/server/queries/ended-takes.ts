import { and, desc, eq, inArray, isNotNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#app/server/database/database.ts'
import { deletedLists, endedTakes, freeRequests, giftProfiles, ideas } from '#app/server/database/schema.ts'
import { isUuid } from '#app/server/database/uuid.ts'
import { isWaiting } from '#app/server/queries/free-requests.ts'
import { linkIsNewer } from '#app/server/queries/gifts-of-device.ts'

/** How many are stored for a list: more than a family takes, and no way around the room of an account. */
const MOST_OF_LIST = 300

/** Stores for the devices that took these ideas that their takes end; to be called before they do, with the list locked. */
export async function storeEndedTakes(
  tx: Database,
  {
    profileId,
    ideas: ending,
    removed,
    at,
  }: { profileId: string; ideas: readonly string[]; removed: boolean; at: Date },
): Promise<void> {
  if (ending.length === 0) return
  const takes = await tx
    .select({
      idea_id: ideas.id,
      device: ideas.taken_by,
      text: sql<string>`coalesce(${ideas.taken_text}, ${ideas.text})`,
      asked: isNotNull(freeRequests.id),
      linkIsNewer,
    })
    .from(ideas)
    .innerJoin(giftProfiles, eq(giftProfiles.id, ideas.profile_id))
    .leftJoin(freeRequests, isWaiting())
    .where(and(eq(ideas.profile_id, profileId), isNotNull(ideas.taken_by)))
  const ended = takes.flatMap(({ idea_id, device, text, asked, linkIsNewer: newer }) =>
    device === null || !ending.includes(idea_id)
      ? []
      : {
          profile_id: profileId,
          idea_id,
          device,
          text: newer ? null : text,
          how: removed ? ('removed' as const) : asked ? ('granted' as const) : ('freed' as const),
          ended_at: at,
        },
  )
  if (ended.length === 0) return
  await tx
    .insert(endedTakes)
    .values(ended)
    .onConflictDoUpdate({
      target: [endedTakes.idea_id, endedTakes.device],
      set: { text: sql`excluded.text`, how: sql`excluded.how`, ended_at: sql`excluded.ended_at` },
    })
  const newest = tx
    .select({ id: endedTakes.id })
    .from(endedTakes)
    .where(eq(endedTakes.profile_id, profileId))
    .orderBy(desc(endedTakes.ended_at), endedTakes.id)
    .limit(MOST_OF_LIST)
  await tx
    .delete(endedTakes)
    .where(and(eq(endedTakes.profile_id, profileId), notInArray(endedTakes.id, newest)))
}

/**
 * Stores for each device that took something of these lists, also what its owner ended, that they are deleted; to be called
 * before they are, with their profiles locked. Answers the ids of what is stored.
 */
export async function storeDeletedLists(
  tx: Database,
  profileIds: readonly string[],
  { keptFrom, at }: { keptFrom: string | null; at: Date },
): Promise<string[]> {
  if (profileIds.length === 0) return []
  const listed = [...profileIds]
  // Of free ideas, too: a take that is under way counts.
  await tx.select({ id: ideas.id }).from(ideas).where(inArray(ideas.profile_id, listed)).for('update')
  const stored = await tx.execute(sql`
    insert into deleted_lists (device, kept_from, deleted_at)
    select device, ${keptFrom}::text, ${at.toISOString()}::timestamptz from (
      select profile_id, taken_by as device from ideas where profile_id in ${listed} and taken_by is not null
      union select profile_id, device from ended_takes where profile_id in ${listed}) as givers
    returning id`)
  return (stored as { rows: { id: string }[] }).rows.map(({ id }) => id)
}

/** The line of a device that tells of an ended take or a deleted list. */
export async function deleteEndedTake(db: Database, id: string, device: string): Promise<void> {
  if (!isUuid(id)) return
  for (const table of [endedTakes, deletedLists])
    await db.delete(table).where(and(eq(table.id, id), eq(table.device, device)))
}

export async function deleteOldEndedTakes(db: Database, before: Date): Promise<void> {
  await db.delete(endedTakes).where(lt(endedTakes.ended_at, before))
  await db.delete(deletedLists).where(lt(deletedLists.deleted_at, before))
}
