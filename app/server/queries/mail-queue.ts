import { asc, eq, inArray, lte, min, sql } from 'drizzle-orm'
import type { Letter } from '#app/domain/letter.ts'
import type { Database } from '#app/server/database/database.ts'
import { mailQueue } from '#app/server/database/schema.ts'

export const MAIL_CHANNEL = 'wishfolio_mail'

/** Queues a letter with the write that causes it: both happen, or neither. Workers hear of it at commit. */
export async function queueMail(tx: Database, recipient: string, letter: Letter): Promise<void> {
  // Due by no clock: the database's and the worker's may differ.
  await tx.insert(mailQueue).values({ recipient, letter, due_at: new Date(0) })
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
    .where(lte(mailQueue.due_at, now))
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

export async function postponeMail(db: Database, id: string, dueAt: Date): Promise<void> {
  await db.update(mailQueue).set({ due_at: dueAt }).where(eq(mailQueue.id, id))
}

/** When the next mail is due, if any waits. */
export async function nextMailDue(db: Database): Promise<Date | null> {
  const [row] = await db.select({ due: min(mailQueue.due_at) }).from(mailQueue)
  return row?.due ?? null
}
