import { chosenProfiles, roleIn } from '#app/domain/gatherings/gathering.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { lockedGathering, replaceProfilesOf } from '#app/server/queries/gatherings.ts'
import type { Services } from '#app/server/services.ts'
import type { JoinedGathering, Owner } from '#app/server/request/viewer.ts'

/** Stores which own profiles somebody shows; open pages follow. Refused: as `chosenProfiles`; 'gathering_not_found'. */
export function chooseForGathering(
  { db, live }: Pick<Services, 'db' | 'live'>,
  owner: Owner,
  { id }: JoinedGathering,
  posted: readonly string[],
): Promise<Outcome<null>> {
  return db.transaction(async (tx) => {
    const gathering = await lockedGathering(tx, id)
    if (!gathering || roleIn(owner, gathering) === null) return refused('gathering_not_found')
    const others = gathering.profiles.filter((profile) => profile.created_by !== owner.id).length
    const chosen = chosenProfiles(posted, others)
    if (!chosen.ok) return chosen
    await replaceProfilesOf(tx, { id, ownerId: owner.id, profileIds: chosen.value })
    await live.publish(tx, { slug: gathering.slug })
    return done(null)
  })
}
