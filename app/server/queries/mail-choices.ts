import { and, asc, eq, gt, isNull, lt, lte, or } from 'drizzle-orm'
import type { OwnerMail } from '#app/domain/mails/owner-mails.ts'
import type { Database } from '#app/server/database/database.ts'
import { mailChoices, accounts } from '#app/server/database/schema.ts'

export interface MailChoices {
  reminders: boolean
  news: boolean
  timeZone: string
}

export async function mailChoicesOf(db: Database, userId: string): Promise<MailChoices | undefined> {
  const { reminders, news, time_zone: timeZone } = mailChoices
  const [row] = await db
    .select({ reminders, news, timeZone })
    .from(mailChoices)
    .where(eq(mailChoices.user_id, userId))
  return row
}

export async function storeMailChoices(
  tx: Database,
  userId: string,
  { reminders, news, timeZone }: MailChoices,
  at: Date,
): Promise<void> {
  const had = (await mailChoicesOf(tx, userId))?.news ?? false
  const row = { reminders, news, time_zone: timeZone, ...(!had && { news_since: at }) }
  await tx
    .insert(mailChoices)
    .values({ user_id: userId, news_since: at, ...row })
    .onConflictDoUpdate({ target: mailChoices.user_id, set: row })
}

export async function endMails(db: Database, userId: string, mail: OwnerMail): Promise<void> {
  await db
    .update(mailChoices)
    .set({ [mail]: false })
    .where(eq(mailChoices.user_id, userId))
}

/** Owners who want news and whose news of the UTC day `latest` or earlier are not gathered yet, by id after `after`. */
export async function ownersWithNews(db: Database, latest: string, after: string, limit: number) {
  return db
    .select({ id: accounts.id, email: accounts.email, timeZone: mailChoices.time_zone })
    .from(mailChoices)
    .innerJoin(accounts, eq(accounts.id, mailChoices.user_id))
    .where(
      and(
        eq(mailChoices.news, true),
        gt(mailChoices.user_id, after),
        or(isNull(mailChoices.news_day), lt(mailChoices.news_day, latest)),
      ),
    )
    .orderBy(asc(mailChoices.user_id))
    .limit(limit)
}

/** Claims the news of an owner's day for one instance; answers since when, undefined when there are none to send. */
export async function claimNews(
  tx: Database,
  userId: string,
  { day, until }: { day: string; until: Date },
): Promise<Date | undefined> {
  const [row] = await tx
    .select({ since: mailChoices.news_since })
    .from(mailChoices)
    .where(
      and(
        eq(mailChoices.user_id, userId),
        eq(mailChoices.news, true),
        or(isNull(mailChoices.news_day), lt(mailChoices.news_day, day)),
        lte(mailChoices.news_since, until),
      ),
    )
    .for('update')
  if (!row) return undefined
  await tx
    .update(mailChoices)
    .set({ news_day: day, news_since: until })
    .where(eq(mailChoices.user_id, userId))
  return row.since
}
