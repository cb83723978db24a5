import { newSlug } from '#app/domain/profiles/slug.ts'
import { updateGatheringSlug } from '#app/server/queries/gatherings.ts'
import type { OwnedGathering } from '#app/server/request/viewer.ts'
import type { Services } from '#app/server/services.ts'

/** Gives a gathering a new link; open pages close, older links to drawn names lead to it no more. Refuses nothing. */
export async function renewGatheringLink(
  { db, live, random, clock }: Pick<Services, 'db' | 'live' | 'random' | 'clock'>,
  gathering: OwnedGathering,
): Promise<void> {
  await db.transaction(async (tx) => {
    await updateGatheringSlug(tx, gathering.id, newSlug(gathering.name, random), clock.now())
    await live.publish(tx, { slug: gathering.slug })
  })
}
