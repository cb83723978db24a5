import { asc, countDistinct, eq, inArray, isNotNull, lt, lte, min, or, sql } from 'drizzle-orm'
import type { Email } from '#app/domain/email.ts'
import type { Database } from '#app/server/database/database.ts'
import { isFarOff } from '#app/server/database/far-off.ts'
import { mailQueue } from '#app/server/database/schema.ts'

export const MAIL_CHANNEL = 'wishfolio_mail'

/** Queues a letter with the write that causes it: both happen, or neither. Workers hear of it at commit. */
export async function queueMail(tx: Database, recipient: string, email: Email): Promise<void> {
  // Due by no clock: the database's and the worker's may differ.
  await tx.insert(mailQueue).values({ recipient, email, due_at: new Date(0) })
  await tx.execute(sql`select pg_notify(${MAIL_CHANNEL}, '')`)
}

/**
 * Takes the mail that has waited longest, for one worker: nobody else gets it before `leaseUntil`. A worker that
 * dies meanwhile leaves it to be taken again then.
 */
export async function claimMail(db: Database, now: Date, leaseUntil: Date) {
  const next = db
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(or(lte(mailQueue.due_at, now), isFarOff(mailQueue.due_at, now)))
    .orderBy(asc(mailQueue.due_at), asc(mailQueue.created_at))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(mailQueue)
    .set({ due_at: leaseUntil, attempts: sql`${mailQueue.attempts} + 1` })
    .where(inArray(mailQueue.id, next))
    .returning()
  return row
}

export async function deleteMail(db: Database, id: string): Promise<void> {
  await db.delete(mailQueue).where(eq(mailQueue.id, id))
}

/** Keeps a mail that is still being sent from others for longer. */
export async function prolongLease(db: Database, id: string, leaseUntil: Date): Promise<void> {
  await db.update(mailQueue).set({ due_at: leaseUntil }).where(eq(mailQueue.id, id))
}

/** Leaves a mail that could not be sent for later; `putOff` when the mail server put off this one alone. */
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
}

/** A mail got through: whatever fails after that fails anew. */
export async function forgetFailures(db: Database): Promise<void> {
  await db.update(mailQueue).set({ failing_since: null }).where(isNotNull(mailQueue.failing_since))
}

/**
 * Whether delivery has been failing since before `since`. If the mail server only defers, at least two recipients must
 * be affected, so that one address cannot make all mail late.
 */
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

/** When the next mail is due, if any waits. */
export async function nextMailDue(db: Database): Promise<Date | null> {
  const [row] = await db.select({ due: min(mailQueue.due_at) }).from(mailQueue)
  return row?.due ?? null
}
