import {
  storeMailChoices,
  type MailChoices,
  mailChoicesOf,
  endMails,
} from '#app/server/queries/mail-choices.ts'
import type { Services } from '#app/server/services.ts'
import type { Owner } from '#app/server/request/viewer.ts'
import { dayOf } from '#app/domain/time-zone.ts'
import { OWNER_MAILS, type OwnerMail } from '#app/domain/mails/owner-mails.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'

/** Stores which mails an owner wants, and the time zone in which they come at nine. Refuses nothing. */
export async function chooseMails(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  owner: Owner,
  choices: MailChoices,
): Promise<void> {
  await db.transaction((tx) => storeMailChoices(tx, owner.id, choices, clock.now()))
}

/** The time zone that an owner chose with their mails, null before, and the day it is there. Refuses nothing. */
export async function ownerToday(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  ownerId: string,
): Promise<{ today: string; zone: string | null }> {
  const zone = (await mailChoicesOf(db, ownerId))?.timeZone ?? null
  return { today: dayOf(clock.now(), zone ?? 'UTC'), zone }
}

/** The address that ends a kind of mail for as long as the account lives. It is signed, so that nobody makes one for others. */
export function unsubscribeLink(
  { env, sign }: Pick<Services, 'env' | 'sign'>,
  { userId, mail }: { userId: string; mail: OwnerMail },
): string {
  return `${env.publicUrl}/unsubscribe/${mail}/${userId}/${sign(`unsubscribe ${mail} ${userId}`)}`
}

export interface UnsubscribeLink {
  mail: string
  userId: string
  signature: string
}

/** The kind of mail that a link ends. Refused: 'link_invalid' for one that is not ours. */
export function mailToEnd(
  { sign }: Pick<Services, 'sign'>,
  { mail, userId, signature }: UnsubscribeLink,
): Outcome<OwnerMail> {
  const known = OWNER_MAILS.find((one) => one === mail)
  return known && signature === sign(`unsubscribe ${known} ${userId}`) ? done(known) : refused('link_invalid')
}

/** Ends the kind of mail of a link, also when it is ended already or the account is gone. Refused: as `mailToEnd`. */
export async function unsubscribe(
  services: Pick<Services, 'db' | 'sign'>,
  link: UnsubscribeLink,
): Promise<Outcome<null>> {
  const mail = mailToEnd(services, link)
  if (!mail.ok) return mail
  await endMails(services.db, link.userId, mail.value)
  return done(null)
}
