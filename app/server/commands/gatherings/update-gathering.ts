import { chosenProfiles, type GatheringFields } from '#app/domain/gatherings/gathering.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import {
  lockedGathering,
  replaceProfilesOf,
  updateGathering as store,
} from '#app/server/queries/gatherings.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedGathering } from '#app/server/request/viewer.ts'

/** Stores edited fields and the profiles shown; open pages follow. Refused: as `chosenProfiles`; 'changed_meanwhile'. */
export function updateGathering(
  { db, live }: Pick<Services, 'db' | 'live'>,
  gathering: OwnedGathering,
  { version, fields, posted }: { version: number; fields: GatheringFields; posted: readonly string[] },
): Promise<Outcome<null>> {
  return db.transaction(async (tx) => {
    const now = await lockedGathering(tx, gathering.id)
    const others = now?.profiles.filter((profile) => profile.created_by !== gathering.created_by) ?? []
    const chosen = chosenProfiles(posted, others.length)
    if (!chosen.ok) return chosen
    if (!(await store(tx, gathering.id, version, fields))) return refused('changed_meanwhile')
    await replaceProfilesOf(tx, { id: gathering.id, ownerId: gathering.created_by, profileIds: chosen.value })
    await live.publish(tx, { slug: gathering.slug })
    return done(null)
  })
}
