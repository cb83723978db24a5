import { type ParticipantFields, profilesToDraw, roomForParticipants } from '#app/domain/draw.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { mailboxesOf, queueDrawMails, withinMailLimits } from '#app/server/commands/mail-drawn-names.ts'
import { participantsOf, updateDrawLink, updateParticipant } from '#app/server/queries/draws.ts'
import { lockedGathering } from '#app/server/queries/gatherings.ts'
import type { Services } from '#app/server/services.ts'
import { newToken } from '#app/server/tokens.ts'
import type { OwnedGathering } from '#app/server/viewer.ts'

/**
 * Corrects name, address and profile of somebody who takes part, also when names are drawn (docs/gatherings.md, Draw names).
 * With another address the link that went to the first one ends, and the new one gets another, by email once names are drawn.
 * Refused: 'draw_link_over' for somebody who takes no part; as `roomForParticipants`; 'too_many_draw_mails'.
 */
export async function changeParticipant(
  services: Pick<Services, 'db' | 'env' | 'limits' | 'live' | 'random' | 'clock'>,
  owned: OwnedGathering,
  participantId: string,
  fields: ParticipantFields,
): Promise<Outcome<null>> {
  const before = (await participantsOf(services.db, owned.id)).find(({ id }) => id === participantId)
  const mails = owned.drawn_at !== null && before?.email !== fields.email ? mailboxesOf([fields]) : []
  return withinMailLimits(services, owned, mails, () =>
    services.db.transaction(async (tx) => {
      const gathering = await lockedGathering(tx, owned.id)
      const there = await participantsOf(tx, owned.id)
      const one = there.find(({ id }) => id === participantId)
      if (!gathering || !one) return refused('draw_link_over')
      const others = there.filter(({ id }) => id !== participantId)
      const room = roomForParticipants(others, [fields])
      if (!room.ok) return room
      const free = [one.profile_id, ...profilesToDraw(gathering, others).map(({ id }) => id)]
      const profile = free.includes(fields.profile) ? fields.profile : null
      await updateParticipant(tx, one.id, { ...fields, profile })
      if (one.email !== fields.email) {
        const link = newToken(services.random).token
        await updateDrawLink(tx, one.id, link, services.clock.now())
        if (gathering.drawn_at) await queueDrawMails(tx, services, gathering, [{ ...fields, link }])
      }
      await services.live.publish(tx, { slug: owned.slug })
      return done(null)
    }),
  )
}
