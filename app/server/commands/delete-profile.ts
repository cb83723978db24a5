import { recordEvent } from '#app/server/queries/audit-events.ts'
import { deleteProfileRow } from '#app/server/queries/gift-profiles.ts'
import { storeUndoStep, wholeProfile } from '#app/server/queries/undo-steps.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/viewer.ts'

/**
 * Deletes a profile with its suggestions (specification 7); open pages close at once. Answers the id by which `undo`
 * brings it back, null when somebody else deleted it meanwhile.
 */
export async function deleteProfile(
  { db, live, clock }: Pick<Services, 'db' | 'live' | 'clock'>,
  profile: OwnedProfile,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const deleted = await wholeProfile(tx, profile.id)
    if (!deleted) return null
    await deleteProfileRow(tx, profile.id)
    const { id: profileId, created_by: ownerId } = profile
    await recordEvent(tx, { ownerId, at: clock.now(), actor: 'owner', what: 'profile_deleted', profileId })
    await live.publish(tx, { slug: profile.slug })
    return storeUndoStep(tx, {
      ownerId: profile.created_by,
      profileId: profile.id,
      change: deleted,
      at: clock.now(),
    })
  })
}
