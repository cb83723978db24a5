import { lockedGathering } from '#app/server/queries/gatherings.ts'
import { forgetDraw } from '#app/server/queries/draws.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedGathering } from '#app/server/viewer.ts'

/**
 * Takes a draw back, so that who takes part can be changed and names drawn again; personal links stay and show the next name
 * (docs/gatherings.md, Draw names). Refuses nothing.
 */
export async function undoDraw(
  { db, live }: Pick<Services, 'db' | 'live'>,
  { id }: OwnedGathering,
): Promise<void> {
  await db.transaction(async (tx) => {
    const gathering = await lockedGathering(tx, id)
    if (!gathering) return
    await forgetDraw(tx, id)
    await live.publish(tx, { slug: gathering.slug })
  })
}
