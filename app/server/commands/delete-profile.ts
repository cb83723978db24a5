import { recordEvent } from '#app/server/queries/audit-events.ts'
import { deleteProfileRow } from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/viewer.ts'

/** Deletes a profile with its suggestions (specification 7); open pages close at once. */
export async function deleteProfile(
  { db, live, clock }: Pick<Services, 'db' | 'live' | 'clock'>,
  profile: OwnedProfile,
): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteProfileRow(tx, profile.id)
    const { id: profileId, created_by: ownerId } = profile
    await recordEvent(tx, { ownerId, at: clock.now(), actor: 'owner', what: 'profile_deleted', profileId })
    await live.publish(tx, { slug: profile.slug })
  })
}
