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
 * (docs/gatherings.md, Draw names). Refused: 'draw_link_over' for somebody who takes no part; 'too_many_draw_mails'.
 */
export async function renewDrawLink(
  services: Pick<Services, 'db' | 'env' | 'limits' | 'live' | 'random' | 'clock'>,
  owned: OwnedGathering,
  participantId: string,
): Promise<Outcome<null>> {
  const there = (await participantsOf(services.db, owned.id)).find(({ id }) => id === participantId)
  if (!there) return refused('draw_link_over')
  return withinMailLimits(services, owned, owned.drawn_at === null ? [] : mailboxesOf([there]), () =>
    services.db.transaction(async (tx) => {
      const gathering = await lockedGathering(tx, owned.id)
      const link = newToken(services.random).token
      await updateDrawLink(tx, there.id, link, services.clock.now())
      if (gathering?.drawn_at) await queueDrawMails(tx, services, gathering, [{ ...there, link }])
      await services.live.publish(tx, { slug: owned.slug })
      return done(null)
    }),
  )
}
