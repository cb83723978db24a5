import { and, desc, eq, isNotNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#app/server/database/database.ts'
import { endedTakes, freeRequests, giftProfiles, ideas } from '#app/server/database/schema.ts'
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
      text: ideas.text,
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

export async function deleteEndedTake(db: Database, id: string, device: string): Promise<void> {
  if (isUuid(id)) await db.delete(endedTakes).where(and(eq(endedTakes.id, id), eq(endedTakes.device, device)))
}

export async function deleteOldEndedTakes(db: Database, before: Date): Promise<void> {
  await db.delete(endedTakes).where(lt(endedTakes.ended_at, before))
}
