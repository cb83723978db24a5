import { deleteProfileRow } from '#app/server/queries/gift-profiles.ts'
import { storeUndoStep } from '#app/server/queries/undo-steps.ts'
import { wholeProfile } from '#app/server/queries/whole-profiles.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/request/viewer.ts'

/** Deletes a profile (specification 7); open pages close. Answers the id of `undo`, null when it is gone already. */
export async function deleteProfile(
  { db, live, clock, log }: Pick<Services, 'db' | 'live' | 'clock' | 'log'>,
  profile: OwnedProfile,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const deleted = await wholeProfile(tx, profile.id)
    if (!deleted) return null
    await deleteProfileRow(tx, profile.id)
    await live.publish(tx, { slug: profile.slug })
    log.info({ owner: profile.created_by, profile: profile.id }, 'profile deleted')
    return storeUndoStep(tx, {
      ownerId: profile.created_by,
      profileId: profile.id,
      change: deleted,
      at: clock.now(),
    })
  })
}
