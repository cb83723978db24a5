import type { GatheringFields } from '#app/domain/gathering.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { replaceProfilesOf, updateGathering as store } from '#app/server/queries/gatherings.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedGathering } from '#app/server/viewer.ts'

/**
 * Stores edited fields of a gathering and which of its owner's profiles it shows (docs/gatherings.md); open pages follow.
 * Refused: 'changed_meanwhile' when it is no longer as it was when the form was opened.
 */
export function updateGathering(
  { db, live }: Pick<Services, 'db' | 'live'>,
  gathering: OwnedGathering,
  {
    version,
    fields,
    profileIds,
  }: { version: number; fields: GatheringFields; profileIds: readonly string[] },
): Promise<Outcome<null>> {
  return db.transaction(async (tx) => {
    if (!(await store(tx, gathering.id, version, fields))) return refused('changed_meanwhile')
    await replaceProfilesOf(tx, { id: gathering.id, ownerId: gathering.created_by, profileIds })
    await live.publish(tx, { slug: gathering.slug })
    return done(null)
  })
}
