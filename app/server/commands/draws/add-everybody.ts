import { participantsWithRoom, profilesToDraw } from '#app/domain/draws/draw.ts'
import { done, type Outcome } from '#app/domain/outcome.ts'
import { whileNotDrawn } from '#app/server/commands/draws/while-not-drawn.ts'
import { insertParticipants, participantsOf } from '#app/server/queries/draws.ts'
import type { Services } from '#app/server/services.ts'
import { newToken } from '#app/server/tokens.ts'
import type { OwnedGathering } from '#app/server/request/viewer.ts'

/** Makes participants of the profiles shown; answers how many found no room. Refused: as `participantsWithRoom`. */
export function addEverybody(
  services: Pick<Services, 'db' | 'random'>,
  owned: OwnedGathering,
): Promise<Outcome<number>> {
  return whileNotDrawn(services, owned, async (tx, gathering) => {
    const there = await participantsOf(tx, gathering.id)
    const added = profilesToDraw(gathering, there).map(({ id, recipient_name }) => ({
      name: recipient_name,
      email: null,
      profile: id,
      link: newToken(services.random).token,
    }))
    const room = participantsWithRoom(there, added)
    if (!room.ok) return room
    await insertParticipants(tx, gathering.id, room.value)
    return done(added.length - room.value.length)
  })
}
