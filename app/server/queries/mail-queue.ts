import { and, count, countDistinct, desc, eq, gt, isNotNull, lt, lte, min, sql } from 'drizzle-orm'
import { type Email, isAwaited, isRestKept } from '#app/domain/mails/email.ts'
import type { Database } from '#app/server/database/database.ts'
import { accounts, mailQueue, mailsSent } from '#app/server/database/schema.ts'

export const MAIL_CHANNEL = 'wishfolio_mail'

const BUDGET_LOCK = 7_146_210_003
const BUDGET_HOUR_MS = 60 * 60 * 1000

/**
 * Queues a letter with the write that causes it: both happen, or neither. Workers hear of it at commit. It is written in
 * the language of the recipient's account; without one in `language`, of whoever causes it.
 */
export async function queueMail(
  tx: Database,
  recipient: string,
  email: Email,
  language: string | null = null,
): Promise<void> {
  const ofAccount = tx
    .select({ language: accounts.language })
    .from(accounts)
    .where(eq(accounts.email, recipient))
  // Due by no clock: the database's and the worker's may differ.
  await tx.insert(mailQueue).values({
    recipient,
    email,
    language: sql`coalesce((${ofAccount}), ${language}::text)`,
    awaited: isAwaited(email),
    due_at: new Date(0),
  })
  await tx.execute(sql`select pg_notify(${MAIL_CHANNEL}, '')`)
}

/**
 * Takes the mail that has waited longest, awaited ones first, for one worker until `leaseUntil`; a worker that dies
 * leaves it. Counts in the budget of the hour, of which `max` are taken, half of that for mails that nobody awaits,
 * whatever the number of workers. Answers how many of the hour's are used, too.
 */
export async function claimMail(
  db: Database,
  now: Date,
  { leaseUntil, max }: { leaseUntil: Date; max: number },
): Promise<{ mail: typeof mailQueue.$inferSelect | undefined; used: number }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${BUDGET_LOCK})`)
    await tx.delete(mailsSent).where(lte(mailsSent.sent_at, hourBefore(now)))
    const used = await mailsOfTheHour(tx, now)
    if (used >= max) return { mail: undefined, used }
    const next = tx
      .select({ id: mailQueue.id })
      .from(mailQueue)
      .where(
        and(lte(mailQueue.due_at, now), isRestKept({ used, max }) ? eq(mailQueue.awaited, true) : undefined),
      )
      .orderBy(desc(mailQueue.awaited), mailQueue.due_at, mailQueue.created_at)
      .limit(1)
      .for('update', { skipLocked: true })
    const [mail] = await tx
      .update(mailQueue)
      .set({ due_at: leaseUntil, attempts: sql`${mailQueue.attempts} + 1` })
      // By `in` Postgres may run the select again for each row, and lock as many mails.
      .where(eq(mailQueue.id, sql`(${next})`))
      .returning()
    if (!mail) return { mail, used }
    await tx
      .insert(mailsSent)
      .values({ id: mail.id, sent_at: now })
      .onConflictDoUpdate({ target: mailsSent.id, set: { sent_at: now } })
    return { mail, used: used + 1 }
  })
}

export async function mailsOfTheHour(db: Database, now: Date): Promise<number> {
  const [row] = await db
    .select({ used: count() })
    .from(mailsSent)
    .where(and(gt(mailsSent.sent_at, hourBefore(now)), lte(mailsSent.sent_at, now)))
  return row?.used ?? 0
}

function hourBefore(now: Date): Date {
  return new Date(now.getTime() - BUDGET_HOUR_MS)
}

export async function deleteMail(db: Database, id: string): Promise<void> {
  await db.delete(mailQueue).where(eq(mailQueue.id, id))
}

/** Leaves a mail that could not be sent for later, and gives its place in the budget back; `putOff` when the mail server put off this one alone. */
export async function postponeMail(
  db: Database,
  id: string,
  { now, dueAt, putOff }: { now: Date; dueAt: Date; putOff: boolean },
): Promise<void> {
  await db
    .update(mailQueue)
    .set({
      due_at: dueAt,
      failing_since: sql`coalesce(${mailQueue.failing_since}, ${now.toISOString()}::timestamptz)`,
      put_off: putOff,
    })
    .where(eq(mailQueue.id, id))
  await db.delete(mailsSent).where(eq(mailsSent.id, id))
}

/** A mail got through: whatever fails after that fails anew. */
export async function forgetFailures(db: Database): Promise<void> {
  await db.update(mailQueue).set({ failing_since: null }).where(isNotNull(mailQueue.failing_since))
}

/** Whether mails fail since before `since`; if they are only put off, those of two recipients at least. */
export async function failsSinceBefore(db: Database, since: Date): Promise<boolean> {
  const [row] = await db
    .select({
      recipients: countDistinct(mailQueue.recipient),
      allPutOff: sql<boolean | null>`bool_and(${mailQueue.put_off})`,
    })
    .from(mailQueue)
    .where(lt(mailQueue.failing_since, since))
  return row !== undefined && row.recipients > (row.allPutOff ? 1 : 0)
}

/** When the next mail is due, if any waits; `awaited`: of those that somebody waits for. */
export async function nextMailDue(db: Database, awaited = false): Promise<Date | null> {
  const [row] = await db
    .select({ due: min(mailQueue.due_at) })
    .from(mailQueue)
    .where(awaited ? eq(mailQueue.awaited, true) : undefined)
  return row?.due ?? null
}
