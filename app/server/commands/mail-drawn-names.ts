import { mailboxOf } from '#app/domain/account.ts'
import { hasAddress } from '#app/domain/giver.ts'
import { done, type Outcome, refusedFor } from '#app/domain/outcome.ts'
import type { Participant } from '#app/server/queries/draws.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import type { Services } from '#app/server/services.ts'

/** Counts the emails of a draw. Refused: 'too_many_draw_mails', of one organiser or to one address. */
export async function limitDrawMails(
  { limits }: Pick<Services, 'limits'>,
  gathering: { created_by: string },
  participants: readonly Participant[],
): Promise<Outcome<null>> {
  for (const { email } of participants) {
    if (email === null) continue
    const wait =
      (await limits.count('draw_mails', gathering.created_by)) ??
      (await limits.count('draw_mails_to', mailboxOf(email)))
    if (wait !== undefined) return refusedFor('too_many_draw_mails', wait)
  }
  return done(null)
}

/** Mails their personal link to those with an address. Neither mail nor queue holds whom they drew. */
export async function queueDrawMails(
  tx: Services['db'],
  { env }: Pick<Services, 'env'>,
  { name }: { name: string },
  participants: readonly Participant[],
): Promise<void> {
  for (const { email, link } of participants) {
    if (email === null) continue
    await queueMail(tx, email, {
      kind: 'name_drawn',
      // Strangers get it: no link but ours.
      gathering: hasAddress(name) ? 'a gathering' : name,
      link: `${env.publicUrl}/draw/${link}`,
      supportEmail: env.supportEmail,
    })
  }
}
