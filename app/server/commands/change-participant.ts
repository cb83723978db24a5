import { type ParticipantFields, profilesToDraw, roomForParticipants } from '#app/domain/draw.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { mailboxesOf, queueDrawMails, withinMailLimits } from '#app/server/commands/mail-drawn-names.ts'
import { participantsOf, updateDrawLink, updateParticipant } from '#app/server/queries/draws.ts'
import { lockedGathering } from '#app/server/queries/gatherings.ts'
import type { Services } from '#app/server/services.ts'
import { newToken } from '#app/server/tokens.ts'
import type { OwnedGathering } from '#app/server/viewer.ts'

/**
 * Corrects name, address and profile of somebody who takes part; once names are drawn the address alone, because another name
 * or profile would be another person to give to (docs/gatherings.md, Draw names).
 * With another address than `emailBefore`, which the form showed, the link that went to the first one ends, and the new one gets another, by email once names are drawn.
 * Refused: 'changed_meanwhile' for somebody who takes no part or whose address changed; as `roomForParticipants`; 'too_many_draw_mails'; 'gathering_taken_down'.
 */
export async function changeParticipant(
  services: Pick<Services, 'db' | 'env' | 'limits' | 'live' | 'random' | 'clock'>,
  owned: OwnedGathering,
  { id: participantId, emailBefore }: { id: string; emailBefore: string | null },
  fields: ParticipantFields,
): Promise<Outcome<null>> {
  const mails = owned.drawn_at !== null && emailBefore !== fields.email ? mailboxesOf([fields]) : []
  const limited = { organiser: owned.created_by, mailboxes: mails, all: true }
  return withinMailLimits(services, limited, (mailable) =>
    services.db.transaction(async (tx) => {
      const gathering = await lockedGathering(tx, owned.id)
      const there = await participantsOf(tx, owned.id)
      const one = there.find(({ id }) => id === participantId)
      if (!gathering || one === undefined || one.email !== emailBefore) return refused('changed_meanwhile')
      if (gathering.takedown_reason !== null) return refused('gathering_taken_down')
      if ((gathering.drawn_at === null) !== (owned.drawn_at === null)) return refused('changed_meanwhile')
      const others = there.filter(({ id }) => id !== participantId)
      const room = roomForParticipants(others, [fields])
      if (!room.ok) return room
      const free = [one.profile_id, ...profilesToDraw(gathering, others).map(({ id }) => id)]
      const profile = free.includes(fields.profile) ? fields.profile : null
      const { name, email } = gathering.drawn_at ? { ...fields, name: one.name } : fields
      await updateParticipant(tx, one.id, {
        name,
        email,
        profile: gathering.drawn_at ? one.profile_id : profile,
      })
      if (one.email !== fields.email) {
        const link = newToken(services.random).token
        await updateDrawLink(tx, one.id, link, services.clock.now())
        await queueDrawMails(
          tx,
          services,
          { name: gathering.name, again: false },
          {
            participants: [{ name, email, link }],
            mailboxes: mailable,
          },
        )
      }
      await services.live.publish(tx, { slug: gathering.slug })
      return done(null)
    }),
  )
}
