import { roleIn, roomForPerson } from '#app/domain/gatherings/gathering.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { gatheringByInvitation, insertMember } from '#app/server/queries/gathering-members.ts'
import { lockedGathering } from '#app/server/queries/gatherings.ts'
import type { Services } from '#app/server/services.ts'
import type { Owner } from '#app/server/request/viewer.ts'

/**
 * Makes somebody a co-organiser by an invitation (docs/gatherings.md); who takes part stays what they are. Answers the
 * gathering's id. Refused: 'invitation_over' for one that leads nowhere; as `roomForPerson`.
 */
export function joinGathering(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  owner: Owner,
  invitation: string,
): Promise<Outcome<string>> {
  return db.transaction(async (tx) => {
    const invited = await gatheringByInvitation(tx, invitation)
    const gathering = invited && (await lockedGathering(tx, invited.id))
    if (!gathering || gathering.invitation !== invitation) return refused('invitation_over')
    if (roleIn(owner, gathering) !== null) return done(gathering.id)
    const room = roomForPerson(1 + gathering.member_ids.length)
    if (!room.ok) return room
    await insertMember(tx, gathering.id, owner.id, clock.now())
    return done(gathering.id)
  })
}
