import { type ParticipantFields, profilesToDraw, roomForParticipants } from '#app/domain/draws/draw.ts'
import { done, type Outcome } from '#app/domain/outcome.ts'
import type { ChangedGathering } from '#app/server/commands/draws/mail-drawn-names.ts'
import { withParticipant } from '#app/server/commands/draws/with-participant.ts'
import { updateParticipant } from '#app/server/queries/draws.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Corrects name, address and profile of a participant; once names are drawn the address alone, because others would be
 * another person to give to. With another address than `emailBefore` the link that went there ends, and they get
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
      await updateParticipant(tx, id, { name, email: fields.email, profile })
      if (moves) await replaceLink({ name, email: fields.email })
      return done(null)
    },
  )
}
