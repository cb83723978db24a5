import { deleteProfileRow } from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/viewer.ts'

/** Deletes a profile with its suggestions (specification 7); open pages close at once. */
export async function deleteProfile(
  { db, live }: Pick<Services, 'db' | 'live'>,
  profile: OwnedProfile,
): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteProfileRow(tx, profile.id)
    await live.publish(tx, { slug: profile.slug })
  })
}
