import { deleteGatheringRow } from '#app/server/queries/gatherings.ts'
import type { OwnedGathering } from '#app/server/request/viewer.ts'
import type { Services } from '#app/server/services.ts'

/** Deletes a gathering (docs/gatherings.md); its profiles stay, and open pages of it close at once. Refuses nothing. */
export async function deleteGathering(
  { db, live }: Pick<Services, 'db' | 'live'>,
  gathering: OwnedGathering,
): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteGatheringRow(tx, gathering.id)
    await live.publish(tx, { slug: gathering.slug })
  })
}
