import { pairToKeepApart } from '#app/domain/draws/draw.ts'
import type { ExcludedPair } from '#app/domain/draws/draw-problem.ts'
import { type Outcome, done } from '#app/domain/outcome.ts'
import { whileNotDrawn } from '#app/server/commands/draws/while-not-drawn.ts'
import { exclusionsOf, insertExclusion, participantsOf, deleteExclusion } from '#app/server/queries/draws.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedGathering } from '#app/server/request/viewer.ts'

/** Keeps two participants from drawing each other. Refused: as `pairToKeepApart` and `whileNotDrawn`. */
export function keepApart(
  services: Pick<Services, 'db'>,
  gathering: OwnedGathering,
  pair: ExcludedPair,
): Promise<Outcome<null>> {
  return whileNotDrawn(services, gathering, async (tx) => {
    const pairs = await exclusionsOf(tx, gathering.id)
    const room = pairToKeepApart(await participantsOf(tx, gathering.id), pair, pairs)
    if (room.ok) await insertExclusion(tx, pair)
    return room
  })
}

/** Lets two participants draw each other again; another pair changes nothing. Refused: as `whileNotDrawn`. */
export function allowPair(
  services: Pick<Services, 'db'>,
  gathering: OwnedGathering,
  pair: ExcludedPair,
): Promise<Outcome<null>> {
  return whileNotDrawn(services, gathering, async (tx) => {
    if (pairToKeepApart(await participantsOf(tx, gathering.id), pair, []).ok) await deleteExclusion(tx, pair)
    return done(null)
  })
}
