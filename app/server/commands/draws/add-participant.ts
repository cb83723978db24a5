import { type ParticipantFields, profilesToDraw, roomForParticipants } from '#app/domain/draws/draw.ts'
import { done, type Outcome } from '#app/domain/outcome.ts'
import { whileNotDrawn } from '#app/server/commands/draws/while-not-drawn.ts'
import { insertParticipants, participantsOf } from '#app/server/queries/draws.ts'
import type { Services } from '#app/server/services.ts'
import { newToken } from '#app/server/tokens.ts'
import type { OwnedGathering } from '#app/server/request/viewer.ts'

/** Adds somebody to the draw; a profile not shown or another's is left out. Refused: as `roomForParticipants`. */
export function addParticipant(
  services: Pick<Services, 'db' | 'random'>,
  owned: OwnedGathering,
  fields: ParticipantFields,
): Promise<Outcome<null>> {
  return whileNotDrawn(services, owned, async (tx, gathering) => {
    const there = await participantsOf(tx, gathering.id)
    const room = roomForParticipants(there, [fields])
    if (!room.ok) return room
    const profile = profilesToDraw(gathering, there).find(({ id }) => id === fields.profile)?.id ?? null
    const link = newToken(services.random).token
    await insertParticipants(tx, gathering.id, [{ ...fields, profile, link }])
    return done(null)
  })
}
