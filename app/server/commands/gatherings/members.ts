import { newSlug } from '#app/domain/addresses/slug.ts'
import {
  updateInvitation,
  gatheringByInvitation,
  insertMember,
  deleteMember,
} from '#app/server/queries/gathering-members.ts'
import type { Services } from '#app/server/services.ts'
import type { JoinedGathering, OwnedGathering, Owner } from '#app/server/request/viewer.ts'
import { roleIn, roomForPerson } from '#app/domain/gatherings/gathering.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { emailOf } from '#app/server/queries/accounts/accounts.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
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

/**
 * Ends the owner's part in a gathering, with their profiles, and mails its organiser, but a few times an hour alone
 * (docs/gatherings.md). Refused: 'gathering_failed' to its new organiser.
 */
export async function leaveGathering(
  { db, env, limits, live }: Pick<Services, 'db' | 'env' | 'limits' | 'live'>,
  { id }: JoinedGathering,
  owner: Owner,
): Promise<Outcome<null>> {
  const mails = (await limits.count('leave_mails', owner.id)) === undefined
  return db.transaction(async (tx) => {
    const gathering = await lockedGathering(tx, id)
    if (gathering?.created_by === owner.id) return refused('gathering_failed')
    if (!gathering?.member_ids.includes(owner.id)) return done(null)
    await deletePart(tx, live, gathering, owner.id)
    const organiser = mails ? await emailOf(tx, gathering.created_by) : undefined
    if (organiser === undefined) return done(null)
    const drawn = gathering.drawn_at !== null
    await queueMail(tx, organiser, {
      kind: 'left_gathering',
      gathering: gathering.name,
      email: owner.email,
      drawn,
      link: `${env.publicUrl}/portal/gatherings/${gathering.id}${drawn ? '/draw' : ''}`,
    })
    return done(null)
  })
}

async function deletePart(
  tx: Services['db'],
  live: Services['live'],
  { id, slug }: { id: string; slug: string },
  userId: string,
): Promise<void> {
  await removeProfilesOf(tx, id, userId)
  await deleteMember(tx, id, userId)
  await live.publish(tx, { slug })
}

/** Ends a co-organiser's part, and the invitation by which they could join again. Refuses nothing. */
export async function removeCoOrganiser(
  { db, live }: Pick<Services, 'db' | 'live'>,
  { id, member_ids }: OwnedGathering,
  userId: string,
): Promise<void> {
  if (!member_ids.includes(userId)) return
  await db.transaction(async (tx) => {
    const gathering = await lockedGathering(tx, id)
    if (!gathering?.member_ids.includes(userId)) return
    await updateInvitation(tx, id, null)
    await deletePart(tx, live, gathering, userId)
  })
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
