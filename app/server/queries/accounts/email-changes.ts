import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { Database } from '#app/server/database/database.ts'
import { accounts, emailChanges } from '#app/server/database/schema.ts'

export async function replaceEmailChange(
  tx: Database,
  change: { userId: string; newEmail: string; oldTokenHash: string; newTokenHash: string; expiresAt: Date },
): Promise<void> {
  const fresh = { ...change, oldConfirmed: false, newConfirmed: false }
  await tx.insert(emailChanges).values(fresh).onConflictDoUpdate({ target: emailChanges.userId, set: fresh })
}

/** Answers whether there was one. */
export async function endEmailChanges(tx: Database, userId: string): Promise<boolean> {
  const ended = await tx
    .delete(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .returning({ id: emailChanges.id })
  return ended.length > 0
}

export async function waitingEmailChange(db: Database, userId: string, now: Date) {
  const { newEmail, oldConfirmed, newConfirmed } = emailChanges
  const [row] = await db
    .select({ newEmail, oldConfirmed, newConfirmed })
    .from(emailChanges)
    .where(waitingOf(userId, now))
  return row
}

/** Puts new links in place of those that were not answered yet; answers the change if it still waits. */
export async function renewEmailChange(
  tx: Database,
  userId: string,
  now: Date,
  { oldTokenHash, newTokenHash, expiresAt }: { oldTokenHash: string; newTokenHash: string; expiresAt: Date },
) {
  const { oldConfirmed, newConfirmed } = emailChanges
  const [row] = await tx
    .update(emailChanges)
    .set({
      oldTokenHash: sql`case when ${oldConfirmed} then ${emailChanges.oldTokenHash} else ${oldTokenHash} end`,
      newTokenHash: sql`case when ${newConfirmed} then ${emailChanges.newTokenHash} else ${newTokenHash} end`,
      expiresAt,
    })
    .where(waitingOf(userId, now))
    .returning({ newEmail: emailChanges.newEmail, oldConfirmed, newConfirmed })
  return row
}

function waitingOf(userId: string, now: Date) {
  return and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now))
}

export async function emailChangeByToken(db: Database, tokenHash: string) {
  const { id, userId, newEmail, expiresAt } = emailChanges
  const [row] = await db
    .select({ id, userId, newEmail, expiresAt, oldEmail: accounts.email })
    .from(emailChanges)
    .innerJoin(accounts, eq(accounts.id, emailChanges.userId))
    .where(or(eq(emailChanges.oldTokenHash, tokenHash), eq(emailChanges.newTokenHash, tokenHash)))
  return row
}

/** Records the confirmation by one of the two links; answers which have confirmed. Two at once run one after the other. */
export async function confirmEmailChange(tx: Database, id: string, tokenHash: string) {
  const [row] = await tx
    .update(emailChanges)
    .set({
      oldConfirmed: sql`${emailChanges.oldConfirmed} or ${emailChanges.oldTokenHash} = ${tokenHash}`,
      newConfirmed: sql`${emailChanges.newConfirmed} or ${emailChanges.newTokenHash} = ${tokenHash}`,
    })
    .where(eq(emailChanges.id, id))
    .returning({ byOld: emailChanges.oldConfirmed, byNew: emailChanges.newConfirmed })
  return row
}

export async function moveToNewEmail(
  tx: Database,
  { id, userId, newEmail }: { id: string; userId: string; newEmail: string },
): Promise<boolean> {
  await tx.delete(emailChanges).where(eq(emailChanges.id, id))
  const taken = tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, newEmail))
  const moved = await tx
    .update(accounts)
    .set({ email: newEmail })
    .where(and(eq(accounts.id, userId), sql`not exists ${taken}`))
    .returning({ id: accounts.id })
  return moved.length > 0
}
