import {
  type ParticipantFields,
  profilesToDraw,
  roomForParticipants,
  participantsWithRoom,
} from '#app/domain/draws/draw.ts'
import { done, type Outcome } from '#app/domain/outcome.ts'
import { whileNotDrawn } from '#app/server/commands/draws/while-not-drawn.ts'
import {
  insertParticipants,
  participantsOf,
  updateParticipant,
  deleteParticipant,
} from '#app/server/queries/draws.ts'
import type { Services } from '#app/server/services.ts'
import { newToken } from '#app/server/accounts/tokens.ts'
import type { OwnedGathering } from '#app/server/request/viewer.ts'
import type { ChangedGathering } from '#app/server/commands/draws/mail-drawn-names.ts'
import { withParticipant } from '#app/server/commands/draws/with-participant.ts'

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
      language: null,
      profile: id,
      link: newToken(services.random).token,
    }))
    const room = participantsWithRoom(there, added)
    if (!room.ok) return room
    await insertParticipants(tx, gathering.id, room.value)
    return done(added.length - room.value.length)
  })
}

/**
 * Corrects name, address, its language and profile of a participant; once names are drawn the address and its language
 * alone, because others would be another person to give to. With another address than `emailBefore` the link that went there ends, and they get
 * another, by email once names are drawn. Refused: as `withParticipant`, `roomForParticipants`.
 */
export function changeParticipant(
  services: Pick<Services, 'db' | 'env' | 'limits' | 'random' | 'clock'>,
  owned: ChangedGathering,
  { id, emailBefore }: { id: string; emailBefore: string | null },
  fields: ParticipantFields,
): Promise<Outcome<null>> {
  const moves = fields.email !== emailBefore
  const asked = { id, email: emailBefore, mailTo: moves ? fields.email : null }
  return withParticipant(
    services,
    owned,
    asked,
    async ({ tx, gathering, participant, others, replaceLink }) => {
      const room = roomForParticipants(others, [fields])
      if (!room.ok) return room
      const free = [participant.profile_id, ...profilesToDraw(gathering, others).map((profile) => profile.id)]
      const { name, profile } = gathering.drawn_at
        ? { name: participant.name, profile: participant.profile_id }
        : { name: fields.name, profile: free.includes(fields.profile) ? fields.profile : null }
      await updateParticipant(tx, id, { ...fields, name, profile })
      if (moves) await replaceLink({ ...fields, name })
      return done(null)
    },
  )
}

/** Ends somebody's part in the draw, and their pairs (docs/gatherings.md, Draw names). Refused: as `whileNotDrawn`. */
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
