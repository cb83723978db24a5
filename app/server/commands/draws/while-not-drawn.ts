import { type Outcome, refused } from '#app/domain/outcome.ts'
import { lockedGathering } from '#app/server/queries/gatherings.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedGathering } from '#app/server/request/viewer.ts'

type Locked = NonNullable<Awaited<ReturnType<typeof lockedGathering>>>

/**
 * Changes a draw while nobody else does. Refused: as `change`, which must refuse before it writes; 'drawn_already';
 * 'gathering_taken_down'; 'gathering_not_found' for one deleted meanwhile.
 */
export function whileNotDrawn<Value>(
  { db }: Pick<Services, 'db'>,
  { id }: OwnedGathering,
  change: (tx: Services['db'], gathering: Locked) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  return db.transaction(async (tx) => {
    const gathering = await lockedGathering(tx, id)
    if (!gathering) return refused('gathering_not_found')
    if (gathering.takedown_reason !== null) return refused('gathering_taken_down')
    return gathering.drawn_at === null ? change(tx, gathering) : refused('drawn_already')
  })
}
