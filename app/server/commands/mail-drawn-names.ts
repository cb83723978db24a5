import { mailboxOf } from '#app/domain/account.ts'
import { hasAddress } from '#app/domain/giver.ts'
import { type Outcome, refusedFor } from '#app/domain/outcome.ts'
import type { Participant } from '#app/server/queries/draws.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import type { Services } from '#app/server/services.ts'

type Mailed = Pick<Participant, 'name' | 'email' | 'link'>

/** The mailboxes that get links, each once. */
export function mailboxesOf(participants: readonly Pick<Mailed, 'email'>[]): string[] {
  return [...new Set(participants.flatMap(({ email }) => (email === null ? [] : [mailboxOf(email)])))]
}

/**
 * Runs a command that mails these, unless it is too many. What is refused is not counted. Refused: 'too_many_draw_mails', of
 * one organiser or to one address; as the command.
 */
export async function withinMailLimits<Value>(
  // Never in a transaction: the embedded database has one connection.
  { limits }: Pick<Services, 'limits'>,
  { created_by: organiser }: { created_by: string },
  mailboxes: readonly string[],
  command: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const counted: ['draw_mails' | 'draw_mails_to', string][] = []
  const takeBack = () => Promise.all(counted.map(([limit, key]) => limits.uncount(limit, key)))
  for (const mailbox of mailboxes) {
    for (const [limit, key] of [
      ['draw_mails', organiser],
      ['draw_mails_to', mailbox],
    ] as const) {
      const wait = await limits.count(limit, key)
      counted.push([limit, key])
      if (wait === undefined) continue
      await takeBack()
      return refusedFor('too_many_draw_mails', wait)
    }
  }
  const answer = await command()
  if (!answer.ok) await takeBack()
  return answer
}

/** Mails their personal links to those with an address, to one mailbox all in one. Neither mail nor queue holds whom they drew. */
export async function queueDrawMails(
  tx: Services['db'],
  { env }: Pick<Services, 'env'>,
  { name }: { name: string },
  participants: readonly Mailed[],
): Promise<void> {
  for (const mailbox of mailboxesOf(participants)) {
    const theirs = participants.filter(({ email }) => email !== null && mailboxOf(email) === mailbox)
    await queueMail(tx, theirs[0]?.email ?? mailbox, {
      kind: 'name_drawn',
      // Strangers get it: no link but ours.
      gathering: withoutAddress(name, 'a gathering'),
      links: theirs.map((one) => ({
        name: withoutAddress(one.name, 'you'),
        link: `${env.publicUrl}/draw/${one.link}`,
      })),
      supportEmail: env.supportEmail,
    })
  }
}

function withoutAddress(text: string, otherwise: string): string {
  return hasAddress(text) ? otherwise : text
}
