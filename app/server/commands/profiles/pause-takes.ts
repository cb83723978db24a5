import { setOfProfile } from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/request/viewer.ts'

/** Pauses taking for everybody, or ends the pause; open pages show so. What is taken stays so. Refuses nothing. */
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
