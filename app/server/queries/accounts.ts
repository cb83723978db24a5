import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#app/server/database/database.ts'
import { accounts, pendingSignUps, profiles } from '#app/server/database/schema.ts'

export async function accountExists(db: Database, email: string): Promise<boolean> {
  const rows = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email))
  return rows.length > 0
}

export async function insertPendingSignUp(
  db: Database,
  row: { email: string; passwordHash: string; tokenHash: string; expiresAt: Date },
): Promise<void> {
  await db.insert(pendingSignUps).values(row)
}

/** The sign-up a link belongs to, kept from others until the transaction ends so that a link works once. */
export async function pendingSignUpByToken(db: Database, tokenHash: string) {
  const [row] = await db
    .select()
    .from(pendingSignUps)
    .where(eq(pendingSignUps.tokenHash, tokenHash))
    .for('update')
  return row
}

/** The newest sign-ups of an address whose links still wait, newest first. */
export async function waitingSignUps(db: Database, email: string, now: Date, limit = 5) {
  return db
    .select({ passwordHash: pendingSignUps.passwordHash })
    .from(pendingSignUps)
    .where(
      and(eq(pendingSignUps.email, email), isNull(pendingSignUps.usedAt), gt(pendingSignUps.expiresAt, now)),
    )
    .orderBy(desc(pendingSignUps.createdAt))
    .limit(limit)
}

/** Ends every sign-up of an address, so that no other link for it makes or changes an account. */
export async function endPendingSignUps(db: Database, email: string, now: Date): Promise<void> {
  await db
    .update(pendingSignUps)
    .set({ usedAt: now, passwordHash: '' })
    .where(and(eq(pendingSignUps.email, email), isNull(pendingSignUps.usedAt)))
}

/** Removes sign-ups that ran out before `before`: old ones need no page that explains them. */
export async function deleteOldPendingSignUps(db: Database, before: Date): Promise<void> {
  await db.delete(pendingSignUps).where(lt(pendingSignUps.expiresAt, before))
}

/** Makes an account with its password in two rows of one transaction; false when the address has one already. */
export async function insertAccount(
  db: Database,
  account: { id: string; email: string; passwordHash: string },
): Promise<boolean> {
  const inserted = await db
    .insert(profiles)
    .values({ id: account.id, email: account.email, emailVerified: true })
    .onConflictDoNothing({ target: profiles.email })
    .returning({ id: profiles.id })
  if (inserted.length === 0) return false
  await db.insert(accounts).values({
    id: account.id,
    userId: account.id,
    accountId: account.id,
    providerId: 'credential',
    password: account.passwordHash,
    updatedAt: sql`now()`,
  })
  return true
}
