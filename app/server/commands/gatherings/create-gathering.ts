import { chosenProfiles, type GatheringFields, roomForGathering } from '#app/domain/gatherings/gathering.ts'
import { done, type Outcome } from '#app/domain/outcome.ts'
import { newSlug } from '#app/domain/profiles/slug.ts'
import { insertGathering, lockedGatheringCount, replaceProfilesOf } from '#app/server/queries/gatherings.ts'
import type { Services } from '#app/server/services.ts'
import type { Owner } from '#app/server/request/viewer.ts'

/** Stores a gathering with these profiles; answers its id. Refused: as `roomForGathering`, `chosenProfiles`. */
export function createGathering(
  { db, random }: Pick<Services, 'db' | 'random'>,
  owner: Owner,
  fields: GatheringFields,
  posted: readonly string[],
): Promise<Outcome<string>> {
  return db.transaction(async (tx) => {
    const room = roomForGathering(await lockedGatheringCount(tx, owner.id))
    if (!room.ok) return room
    const chosen = chosenProfiles(posted, 0)
    if (!chosen.ok) return chosen
    const slug = newSlug(fields.name, random)
    const id = await insertGathering(tx, { ...fields, slug, created_by: owner.id })
    await replaceProfilesOf(tx, { id, ownerId: owner.id, profileIds: chosen.value })
    return done(id)
  })
}
