import type { ProfileStatus } from '#app/domain/gift-profile.ts'
import { updateProfileStatus } from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/viewer.ts'

/** Makes a profile complete or incomplete (specification 4); open pages appear or close at once. */
export async function setStatus(
  { db, live }: Pick<Services, 'db' | 'live'>,
  profile: OwnedProfile,
  status: ProfileStatus,
): Promise<void> {
  await db.transaction(async (tx) => {
    await updateProfileStatus(tx, profile.id, status)
    await live.announce(tx, { profileId: profile.id })
  })
}
