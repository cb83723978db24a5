import { storeMailChoices, type MailChoices } from '#app/server/queries/mail-choices.ts'
import type { Services } from '#app/server/services.ts'
import type { Owner } from '#app/server/request/viewer.ts'

/** Stores which mails an owner wants, and the time zone in which they come at nine. Refuses nothing. */
export async function chooseMails(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  owner: Owner,
  choices: MailChoices,
): Promise<void> {
  await db.transaction((tx) => storeMailChoices(tx, owner.id, choices, clock.now()))
}
