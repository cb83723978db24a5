import { mailboxOf } from '#app/domain/accounts/account.ts'
import { hasContact } from '#app/domain/visitors/contact-in-text.ts'
import { type Outcome, refusedFor } from '#app/domain/outcome.ts'
import { isAccountSince, languageOfAccount } from '#app/server/queries/accounts/accounts.ts'
import type { Participant } from '#app/server/queries/draws.ts'
import { updateLinksMailed } from '#app/server/queries/draw-links.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedGathering } from '#app/server/request/viewer.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A gathering that its organiser changes, from a client as limits count it. */
export type ChangedGathering = OwnedGathering & { readonly client: string }

type Mailed = Pick<Participant, 'name' | 'email' | 'language' | 'link'>

/** The mailboxes that get links, each once. */
export function mailboxesOf(participants: readonly Pick<Mailed, 'email'>[]): string[] {
  return [...new Set(participants.flatMap(({ email }) => (email === null ? [] : [mailboxOf(email)])))]
}

/**
 * Runs a command with the mailboxes that have not had too many emails, within the limits of client and organiser, a
 * third on an account's first day. What is refused is not counted. Refused: 'too_many_draw_mails' where `all` must be
 * mailed, and where the organiser may mail none; as the command.
 */
export async function withinMailLimits<Value>(
  // Never in a transaction: the embedded database has one connection.
  { limits, db, clock }: Pick<Services, 'limits' | 'db' | 'clock'>,
  { by, mailboxes, all }: { by: ChangedGathering; mailboxes: readonly string[]; all: boolean },
  command: (mailable: readonly string[]) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const firstDay = new Date(clock.now().getTime() - DAY_MS)
  const { created_by: organiser, client } = by
  const limit = (await isAccountSince(db, organiser, firstDay)) ? 'draw_mails_of_new' : 'draw_mails'
  const uncount = (mailbox: string) =>
    Promise.all([
      limits.uncount(limit, organiser),
      limits.uncount('emails_of_client', client),
      limits.uncount('draw_mails_to', mailbox),
    ])
  const mailable: string[] = []
  const takeBack = () => Promise.all(mailable.map(uncount))
  for (const mailbox of mailboxes) {
    const byAccount = await limits.count(limit, organiser)
    const byClient = await limits.count('emails_of_client', client)
    const ofOrganiser = byAccount ?? byClient
    const toOne = await limits.count('draw_mails_to', mailbox)
    if (ofOrganiser === undefined && toOne === undefined) {
      mailable.push(mailbox)
      continue
    }
    await uncount(mailbox)
    const wait = all ? (ofOrganiser ?? toOne) : mailable.length === 0 ? ofOrganiser : undefined
    if (wait === undefined) continue
    await takeBack()
    return refusedFor('too_many_draw_mails', wait)
  }
  try {
    const answer = await command(mailable)
    if (!answer.ok) await takeBack()
    return answer
  } catch (error) {
    await takeBack()
    throw error
  }
}

/** Mails personal links, one email a mailbox; `again`: other names were drawn before. None holds a drawn name. */
export async function queueDrawMails(
  tx: Services['db'],
  { env, clock }: Pick<Services, 'env' | 'clock'>,
  { name, organiser, again }: { name: string; organiser: string; again: boolean },
  { participants, mailboxes }: { participants: readonly Mailed[]; mailboxes: readonly string[] },
): Promise<void> {
  const organisers = await languageOfAccount(tx, organiser)
  for (const mailbox of mailboxes) {
    const theirs = participants.filter(({ email }) => email !== null && mailboxOf(email) === mailbox)
    const [first] = theirs
    if (!first?.email) continue
    // Strangers get it: no link but ours, and no number to call, also none in pieces.
    const names = theirs.map((one) => one.name).join(' ')
    const email = {
      kind: 'name_drawn' as const,
      gathering: hasContact(`${name} ${names}`) ? null : name,
      again,
      links: theirs.map((one) => ({
        name: hasContact(names) ? null : one.name,
        link: `${env.publicUrl}/draw/${one.link}`,
      })),
      supportEmail: env.supportEmail,
    }
    await queueMail(tx, first.email, email, first.language ?? organisers)
    await updateLinksMailed(
      tx,
      theirs.map(({ link }) => link),
      clock.now(),
    )
  }
}
