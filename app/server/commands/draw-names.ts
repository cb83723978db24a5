import { drawNames as draw } from '#app/domain/draw-names.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { limitDrawMails, queueDrawMails } from '#app/server/commands/mail-drawn-names.ts'
import { whileNotDrawn } from '#app/server/commands/while-not-drawn.ts'
import { exclusionsOf, participantsOf, storeDraw } from '#app/server/queries/draws.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedGathering } from '#app/server/viewer.ts'

/**
 * Draws who gives to whom, all permitted ways alike, and mails their links to those with an address (docs/gatherings.md,
 * Draw names). Answers nothing of it. Refused: 'draw_impossible' where `drawProblem` finds one; 'too_many_draw_mails' with
 * the seconds to wait, of one organiser or to one address; as `whileNotDrawn`.
 */
export async function drawNames(
  services: Pick<Services, 'db' | 'env' | 'limits' | 'random' | 'clock'>,
  owned: OwnedGathering,
): Promise<Outcome<null>> {
  // Before the transaction: the embedded database has one connection.
  const room = await limitDrawMails(services, owned, await participantsOf(services.db, owned.id))
  if (!room.ok) return room
  return whileNotDrawn(services, owned, async (tx, gathering) => {
    const participants = await participantsOf(tx, gathering.id)
    const ids = participants.map(({ id }) => id)
    const drawn = draw(ids, await exclusionsOf(tx, gathering.id), () => fraction(services.random))
    if (!drawn.ok) return refused('draw_impossible')
    await storeDraw(tx, gathering.id, drawn.recipients, services.clock.now())
    await queueDrawMails(tx, services, gathering, participants)
    return done(null)
  })
}

/** A uniform number in [0, 1) of 53 random bits. */
function fraction(random: (bytes: number) => Uint8Array): number {
  const bits = Buffer.from(random(8)).readBigUInt64BE() >> 11n
  return Number(bits) / 2 ** 53
}
