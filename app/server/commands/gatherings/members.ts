import { newSlug } from '#app/domain/addresses/slug.ts'
import {
  updateInvitation,
  gatheringByInvitation,
  insertMember,
  deleteMember,
} from '#app/server/queries/gathering-members.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedGathering, Owner } from '#app/server/request/viewer.ts'
import { roleIn, roomForPerson } from '#app/domain/gatherings/gathering.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { lockedGathering, removeProfilesOf, removeProfile } from '#app/server/queries/gatherings.ts'

/** Gives a gathering a link by which others join (docs/gatherings.md); an earlier one ends. Refuses nothing. */
export async function inviteToGathering(
  { db, random }: Pick<Services, 'db' | 'random'>,
  gathering: OwnedGathering,
): Promise<void> {
  await updateInvitation(db, gathering.id, newSlug(gathering.name, random))
}

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

/** Ends somebody's part in a gathering, with their profiles. Refused: 'gathering_failed' to its new organiser. */
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

/** Ends a co-organiser's part, and the invitation by which they could join again. Refuses nothing. */
export async function removeCoOrganiser(
  { db, live }: Pick<Services, 'db' | 'live'>,
  gathering: OwnedGathering,
  userId: string,
): Promise<void> {
  if (!gathering.member_ids.includes(userId)) return
  await updateInvitation(db, gathering.id, null)
  await leaveGathering({ db, live }, gathering.id, userId)
}

/** Takes a co-organiser's profile away from a gathering; the profile itself stays (docs/gatherings.md). Refuses nothing. */
export async function removeFromGathering(
  { db, live }: Pick<Services, 'db' | 'live'>,
  gathering: OwnedGathering,
  profileId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const now = await lockedGathering(tx, gathering.id)
    if (!now) return
    await removeProfile(tx, now.id, profileId)
    await live.publish(tx, { slug: now.slug })
  })
}
