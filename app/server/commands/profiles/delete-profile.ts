import { storeDeletedLists } from '#app/server/queries/ended-takes.ts'
import { deleteProfileRow } from '#app/server/queries/gift-profiles.ts'
import { storeUndoStep } from '#app/server/queries/undo-steps.ts'
import { wholeProfile } from '#app/server/queries/whole-profiles.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/request/viewer.ts'

/**
 * Deletes a profile (specification 7); open pages close, and devices that took something of it are told that its list is
 * gone. Answers the id of `undo`, null when it is gone already.
 */
export async function deleteProfile(
  { db, live, clock, log }: Pick<Services, 'db' | 'live' | 'clock' | 'log'>,
  profile: OwnedProfile,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const deleted = await wholeProfile(tx, profile.id)
    if (!deleted) return null
    const { created_by: ownerId, keep_surprise: surprised } = deleted.profile
    const at = clock.now()
    const lines = await storeDeletedLists(tx, [profile.id], { keptFrom: surprised ? ownerId : null, at })
    await deleteProfileRow(tx, profile.id)
    await live.publish(tx, { slug: profile.slug })
    log.info({ owner: ownerId, profile: profile.id }, 'profile deleted')
    return storeUndoStep(tx, {
      ownerId,
      profileId: profile.id,
      change: { ...deleted, deletedLists: lines },
      at,
    })
  })
}
