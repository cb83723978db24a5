import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { deleteMember } from '#app/server/queries/gathering-members.ts'
import { lockedGathering, removeProfilesOf } from '#app/server/queries/gatherings.ts'
import type { Services } from '#app/server/services.ts'

/** Ends somebody's part in a gathering, with their profiles. Refused: 'gathering_failed' to whom it just passed. */
export function leaveGathering(
  { db, live }: Pick<Services, 'db' | 'live'>,
  gatheringId: string,
  userId: string,
): Promise<Outcome<null>> {
  return db.transaction(async (tx) => {
    const gathering = await lockedGathering(tx, gatheringId)
    if (gathering?.created_by === userId) return refused('gathering_failed')
    if (!gathering?.member_ids.includes(userId)) return done(null)
    await removeProfilesOf(tx, gathering.id, userId)
    await deleteMember(tx, gathering.id, userId)
    await live.publish(tx, { slug: gathering.slug })
    return done(null)
  })
}
