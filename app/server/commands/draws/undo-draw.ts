import { lockedGathering } from '#app/server/queries/gatherings.ts'
import { forgetDraw } from '#app/server/queries/draws.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedGathering } from '#app/server/request/viewer.ts'

/** Takes a draw back; personal links stay and show the next name (docs/gatherings.md, Draw names). Refuses nothing. */
export async function undoDraw({ db }: Pick<Services, 'db'>, { id }: OwnedGathering): Promise<void> {
  await db.transaction(async (tx) => {
    if (await lockedGathering(tx, id)) await forgetDraw(tx, id)
  })
}
