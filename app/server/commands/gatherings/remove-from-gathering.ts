import { lockedGathering, removeProfile } from '#app/server/queries/gatherings.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedGathering } from '#app/server/request/viewer.ts'

/** Takes a co-organiser's profile away from a gathering; the profile itself stays (docs/gatherings.md). Refuses nothing. */
export async function removeFromGathering(
  { db, live }: Pick<Services, 'db' | 'live'>,
  gathering: OwnedGathering,
  profileId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const now = await lockedGathering(tx, gathering.id)
    if (!now) return
    await removeProfile(tx, now.id, profileId)
    await live.publish(tx, { slug: now.slug })
  })
}
