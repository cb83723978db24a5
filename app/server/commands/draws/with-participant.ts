import { type Outcome, refused } from '#app/domain/outcome.ts'
import {
  type ChangedGathering,
  mailboxesOf,
  queueDrawMails,
  withinMailLimits,
} from '#app/server/commands/draws/mail-drawn-names.ts'
import { type Participant, participantsOf } from '#app/server/queries/draws.ts'
import { updateDrawLink } from '#app/server/queries/draw-links.ts'
import { lockedGathering } from '#app/server/queries/gatherings.ts'
import type { Services } from '#app/server/services.ts'
import { newToken } from '#app/server/accounts/tokens.ts'

interface Held {
  tx: Services['db']
  gathering: NonNullable<Awaited<ReturnType<typeof lockedGathering>>>
  participant: Participant
  others: readonly Participant[]
  /** Gives them another link, by email to this address once names are drawn. */
  replaceLink: (to: Pick<Participant, 'name' | 'email' | 'language'>) => Promise<void>
}

/**
 * Changes a participant while nobody else changes the draw, and once names are drawn mails a new link to `mailTo`.
 * Refused: 'changed_meanwhile' when they are gone, have another address than `email`, or names were drawn or undone;
 * 'gathering_taken_down'; 'too_many_draw_mails'; as `change`, which must refuse before it writes.
 */
export function withParticipant(
  services: Pick<Services, 'db' | 'env' | 'limits' | 'random' | 'clock'>,
  owned: ChangedGathering,
  { id, email, mailTo }: { id: string; email: string | null; mailTo: string | null },
  change: (held: Held) => Promise<Outcome<null>>,
): Promise<Outcome<null>> {
  const mailboxes = owned.drawn_at === null ? [] : mailboxesOf([{ email: mailTo }])
  const mails = { by: owned, mailboxes, all: true }
  return withinMailLimits(services, mails, () =>
    services.db.transaction(async (tx) => {
      const gathering = await lockedGathering(tx, owned.id)
      const there = await participantsOf(tx, owned.id)
      const participant = there.find((one) => one.id === id)
      if (!gathering || participant?.email !== email) return refused('changed_meanwhile')
      if (gathering.takedown_reason !== null) return refused('gathering_taken_down')
      if ((gathering.drawn_at === null) !== (owned.drawn_at === null)) return refused('changed_meanwhile')
      const replaceLink: Held['replaceLink'] = async (to) => {
        const link = newToken(services.random).token
        await updateDrawLink(tx, id, link, services.clock.now())
        const about = { name: gathering.name, organiser: owned.created_by, again: false }
        await queueDrawMails(tx, services, about, { participants: [{ ...to, link }], mailboxes })
      }
      const others = there.filter((one) => one !== participant)
      return change({ tx, gathering, participant, others, replaceLink })
    }),
  )
}
