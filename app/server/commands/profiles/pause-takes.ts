import { setOfProfile } from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/request/viewer.ts'

/**
 * Pauses taking for everybody who has a profile's link, or ends the pause; open pages show so at once. What is taken
 * stays so. Refuses nothing (beside specification 4: an owner's way to stop mischief).
 */
export async function pauseTakes(
  { db, live }: Pick<Services, 'db' | 'live'>,
  profile: OwnedProfile,
  paused: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    await setOfProfile(tx, profile.id, { takes_paused: paused })
    await live.publish(tx, { slug: profile.slug })
  })
}
