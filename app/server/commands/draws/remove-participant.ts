import { done, type Outcome } from '#app/domain/outcome.ts'
import { whileNotDrawn } from '#app/server/commands/draws/while-not-drawn.ts'
import { deleteParticipant } from '#app/server/queries/draws.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedGathering } from '#app/server/request/viewer.ts'

/** Ends somebody's part in the draw, and the pairs they stand in (docs/gatherings.md, Draw names). Refused: as `whileNotDrawn`. */
export function removeParticipant(
  services: Pick<Services, 'db'>,
  gathering: OwnedGathering,
  participantId: string,
): Promise<Outcome<null>> {
  return whileNotDrawn(services, gathering, async (tx) => {
    await deleteParticipant(tx, gathering.id, participantId)
    return done(null)
  })
}
