import { deleteMember } from '#app/server/queries/gathering-members.ts'
import { lockedGathering, removeProfilesOf } from '#app/server/queries/gatherings.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Ends somebody's part in a gathering (docs/gatherings.md): their profiles leave it with
 * them, and open pages follow. Refuses nothing.
 */
export async function leaveGathering(
  { db, live }: Pick<Services, 'db' | 'live'>,
  gatheringId: string,
  userId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const gathering = await lockedGathering(tx, gatheringId)
    if (!gathering?.member_ids.includes(userId)) return
    await removeProfilesOf(tx, gathering.id, userId)
    await deleteMember(tx, gathering.id, userId)
    await live.publish(tx, { slug: gathering.slug })
  })
}
