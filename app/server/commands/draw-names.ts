import { drawNames as draw } from '#app/domain/draw-names.ts'
import { drawProblem } from '#app/domain/draw-problem.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { mailboxesOf, queueDrawMails, withinMailLimits } from '#app/server/commands/mail-drawn-names.ts'
import { whileNotDrawn } from '#app/server/commands/while-not-drawn.ts'
import { exclusionsOf, participantsOf, storeDraw } from '#app/server/queries/draws.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedGathering } from '#app/server/viewer.ts'

/**
 * Draws who gives to whom, all permitted ways alike, and mails their links to those with an address (docs/gatherings.md,
 * Draw names). Answers nothing of it. Refused: 'draw_impossible' where `drawProblem` finds one; 'too_many_draw_mails' with
 * the seconds to wait, of one organiser or to one address; 'changed_meanwhile' when addresses changed at the same moment; as
 * `whileNotDrawn`.
 */
export async function drawNames(
  services: Pick<Services, 'db' | 'env' | 'limits' | 'live' | 'random' | 'clock'>,
  owned: OwnedGathering,
): Promise<Outcome<null>> {
  if (owned.drawn_at !== null) return refused('drawn_already')
  const there = await participantsOf(services.db, owned.id)
  const pairs = await exclusionsOf(services.db, owned.id)
  const problem = drawProblem(
    there.map(({ id }) => id),
    pairs,
  )
  if (problem) return refused('draw_impossible')
  const counted = mailboxesOf(there)
  return withinMailLimits(services, owned, counted, () =>
    whileNotDrawn(services, owned, async (tx, gathering) => {
      const participants = await participantsOf(tx, gathering.id)
      const mailboxes = mailboxesOf(participants)
      if (mailboxes.some((mailbox) => !counted.includes(mailbox))) return refused('changed_meanwhile')
      const ids = participants.map(({ id }) => id)
      const drawn = draw(ids, await exclusionsOf(tx, gathering.id), () => fraction(services.random))
      if (!drawn.ok) return refused('draw_impossible')
      await storeDraw(tx, gathering.id, drawn.recipients, services.clock.now())
      await queueDrawMails(tx, services, gathering, participants)
      await services.live.publish(tx, { slug: gathering.slug })
      return done(null)
    }),
  )
}

/** A uniform number in [0, 1) of 53 random bits. */
function fraction(random: (bytes: number) => Uint8Array): number {
  const bits = Buffer.from(random(8)).readBigUInt64BE() >> 11n
  return Number(bits) / 2 ** 53
}
