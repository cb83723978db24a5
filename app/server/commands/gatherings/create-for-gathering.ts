import type { GiftProfileFields } from '#app/domain/profiles/gift-profile-form.ts'
import { chosenProfiles, roleIn } from '#app/domain/gatherings/gathering.ts'
import { type Outcome, refused } from '#app/domain/outcome.ts'
import { createProfile } from '#app/server/commands/profiles/create-profile.ts'
import { addToGathering, lockedGathering } from '#app/server/queries/gatherings.ts'
import { setOfProfile } from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'
import type { JoinedGathering, Owner } from '#app/server/request/viewer.ts'

/**
 * Stores a new gift profile and shows it in a gathering, in one go; with `open` others see it at once. Answers as
 * `createProfile`. Refused: as that; as `chosenProfiles`; 'gathering_not_found' to whoever no longer takes part.
 */
export function createForGathering(
  services: Pick<Services, 'db' | 'random' | 'env' | 'live'>,
  owner: Owner,
  { id }: Pick<JoinedGathering, 'id'>,
  { language, fields, open }: { language: string; fields: GiftProfileFields; open: boolean },
): Promise<Outcome<{ id: string; slug: string }>> {
  return services.db.transaction(async (tx): Promise<Outcome<{ id: string; slug: string }>> => {
    const gathering = await lockedGathering(tx, id)
    if (!gathering || roleIn(owner, gathering) === null) return refused('gathering_not_found')
    const room = chosenProfiles(['one more'], gathering.profiles.length)
    if (!room.ok) return room
    const created = await createProfile({ ...services, db: tx }, owner, { language, fields })
    if (!created.ok) return created
    await addToGathering(tx, id, created.value.id)
    if (open) await setOfProfile(tx, created.value.id, { status: 'complete' })
    await services.live.publish(tx, { slug: gathering.slug })
    return created
  })
}
