import { nextOccasion } from '#app/domain/profiles/next-occasion.ts'
import { dueReminder, type ReminderKind } from '#app/domain/mails/owner-mails.ts'
import { dayOf, localTime } from '#app/domain/time-zone.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import { claimReminder, deleteOldReminders, profilesToRemind } from '#app/server/queries/owner-mails.ts'
import type { Services } from '#app/server/services.ts'
import { unsubscribeLink } from '#app/server/commands/mails/mail-choices.ts'

const BATCH = 100
const DAY_MS = 24 * 60 * 60 * 1000
/** Longer than from the first reminder of an occasion to the last day of its year. */
const REMEMBERED_DAYS = 400

type Due = Awaited<ReturnType<typeof profilesToRemind>>[number]
type Sending = Pick<Services, 'db' | 'env' | 'sign' | 'clock'>

/**
 * Queues the reminders that are due for owners who chose them: three weeks and one week before an occasion and the day
 * after, as `dueReminder`. Each once or not at all, whatever the number of instances, also when the clock is set back.
 * Nothing is refused.
 */
export async function sendReminders(services: Sending): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  let after: string | null = null
  for (;;) {
    const profiles: Due[] = await profilesToRemind(db, dayOf(now, 'UTC'), after, BATCH)
    for (const profile of profiles) {
      const local = localTime(now, profile.timeZone)
      const kind = dueReminder(profile.occasionDate, local)
      if (kind) await sendReminder(services, profile, kind, local.day)
    }
    after = profiles.at(-1)?.id ?? null
    if (after === null) break
  }
  await deleteOldReminders(db, new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS))
}

async function sendReminder(
  { db, env, sign, clock }: Sending,
  profile: Due,
  reminder: ReminderKind,
  today: string,
): Promise<void> {
  const { id: profileId, ownerId, occasionDate, ideas, taken } = profile
  await db.transaction(async (tx) => {
    if (!(await claimReminder(tx, { profileId, kind: reminder, occasionDate, at: clock.now() }))) return
    await queueMail(tx, profile.ownerEmail, {
      kind: 'reminder',
      reminder,
      recipientName: profile.recipientName,
      occasion_type: profile.occasion_type,
      other_occasion: profile.other_occasion,
      free: profile.keepSurprise ? null : { ideas, free: ideas - taken },
      nextDay: reminder === 'passed' ? nextOccasion(occasionDate, today) : null,
      link: `${env.publicUrl}/gift/${profile.slug}`,
      shareLink: `${env.publicUrl}/portal/share/${profileId}`,
      unsubscribe: unsubscribeLink({ env, sign }, { userId: ownerId, mail: 'reminders' }),
    })
  })
}
