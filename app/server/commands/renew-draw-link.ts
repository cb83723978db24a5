import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { mailboxesOf, queueDrawMails, withinMailLimits } from '#app/server/commands/mail-drawn-names.ts'
import { participantsOf, updateDrawLink } from '#app/server/queries/draws.ts'
import { lockedGathering } from '#app/server/queries/gatherings.ts'
import type { Services } from '#app/server/services.ts'
import { newToken } from '#app/server/tokens.ts'
import type { OwnedGathering } from '#app/server/viewer.ts'

/**
 * Replaces a participant's personal link, which they lost, without drawing again; once names are drawn, who has an address
 * gets the new one by email. The old one ends; that it was opened is kept, and said on the gathering's page
 * (docs/gatherings.md, Draw names). Refused: 'draw_link_over' for somebody who takes no part; 'too_many_draw_mails'; 'gathering_taken_down'.
 */
export async function renewDrawLink(
  services: Pick<Services, 'db' | 'env' | 'limits' | 'live' | 'random' | 'clock'>,
  owned: OwnedGathering,
  participantId: string,
): Promise<Outcome<null>> {
  const before = await participantOf(services.db, owned.id, participantId)
  const mailboxes = owned.drawn_at === null || !before ? [] : mailboxesOf([before])
  const mails = { organiser: owned.created_by, mailboxes, all: true }
  return withinMailLimits(services, mails, (mailable) =>
    services.db.transaction(async (tx) => {
      const gathering = await lockedGathering(tx, owned.id)
      const there = await participantOf(tx, owned.id, participantId)
      if (!gathering || there?.email !== before?.email || there === undefined)
        return refused('changed_meanwhile')
      if (gathering.takedown_reason !== null) return refused('gathering_taken_down')
      if ((gathering.drawn_at === null) !== (owned.drawn_at === null)) return refused('changed_meanwhile')
      const link = newToken(services.random).token
      await updateDrawLink(tx, there.id, link, services.clock.now())
      await queueDrawMails(
        tx,
        services,
        { name: gathering.name, again: false },
        {
          participants: [{ ...there, link }],
          mailboxes: mailable,
        },
      )
      await services.live.publish(tx, { slug: gathering.slug })
      return done(null)
    }),
  )
}

async function participantOf(db: Services['db'], gatheringId: string, id: string) {
  return (await participantsOf(db, gatheringId)).find((one) => one.id === id)
}
