import { isMailTime } from '#app/domain/mails/owner-mails.ts'
import { localTime } from '#app/domain/time-zone.ts'
import { listNews } from '#app/server/queries/owner-mails.ts'
import { claimNews, ownersWithNews } from '#app/server/queries/mail-choices.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import type { Services } from '#app/server/services.ts'
import { unsubscribeLink } from '#app/server/commands/mails/mail-choices.ts'

const BATCH = 100
const DAY_MS = 24 * 60 * 60 * 1000
/** What is being taken just now may have an earlier time than what is seen. */
const STILL_WRITTEN_MS = 60_000

type Owner = Awaited<ReturnType<typeof ownersWithNews>>[number]
type Sending = Pick<Services, 'db' | 'env' | 'sign' | 'clock'>

/**
 * Queues the news of the day for owners who chose them: what was taken, never of a surprise, and what visitors ask to
 * be freed, from nine o'clock in the owner's time zone. None when nothing happened. Each once or not at all, whatever
 * the number of instances, also when the clock is set back. Nothing is refused.
 */
export async function sendNews(services: Sending): Promise<void> {
  const now = services.clock.now()
  // The latest day it is anywhere on earth.
  const latest = localTime(new Date(now.getTime() + DAY_MS), 'UTC').day
  let after = ''
  for (;;) {
    const owners: Owner[] = await ownersWithNews(services.db, latest, after, BATCH)
    for (const owner of owners) {
      const local = localTime(now, owner.timeZone)
      if (isMailTime(local)) await sendNewsTo(services, owner, local.day)
    }
    const last = owners.at(-1)
    if (!last) return
    after = last.id
  }
}

async function sendNewsTo({ db, env, sign, clock }: Sending, owner: Owner, day: string): Promise<void> {
  const until = new Date(clock.now().getTime() - STILL_WRITTEN_MS)
  await db.transaction(async (tx) => {
    const since = await claimNews(tx, owner.id, { day, until })
    if (!since) return
    const lists = await listNews(tx, owner.id, { since, until })
    if (lists.length === 0) return
    await queueMail(tx, owner.email, {
      kind: 'news',
      lists: lists.map(({ id, ...list }) => ({ ...list, link: `${env.publicUrl}/portal/suggestions/${id}` })),
      unsubscribe: unsubscribeLink({ env, sign }, { userId: owner.id, mail: 'news' }),
    })
  })
}
