import { and, desc, eq, gt, lt, ne, notInArray, sql } from 'drizzle-orm'
import { SECOND_STEPS_AT_ONCE } from '#app/domain/accounts/second-factor.ts'
import type { TemporaryProfile } from '#app/domain/profiles/temporary-profile.ts'
import type { Database } from '#app/server/database/database.ts'
import { accounts, recoveryCodes, secondFactors, secondSteps } from '#app/server/database/schema.ts'

export async function secondFactorOf(db: Database, userId: string) {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return row
}

/** What its owner is told of it; null where it is off. */
export async function secondFactorShown(db: Database, userId: string) {
  const factor = await secondFactorOf(db, userId)
  return factor ? { since: factor.createdAt, codesLeft: await recoveryCodesLeft(db, userId) } : null
}

/** False for an account that has one. */
export async function insertSecondFactor(
  db: Database,
  row: typeof secondFactors.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(secondFactors)
    .values(row)
    .onConflictDoNothing({ target: secondFactors.userId })
    .returning({ userId: secondFactors.userId })
  return inserted.length > 0
}

/** With its recovery codes; false for an account that has none. */
export async function deleteSecondFactor(db: Database, userId: string): Promise<boolean> {
  const deleted = await db
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ userId: secondFactors.userId })
  return deleted.length > 0
}

/** Uses the code of a half minute up; false when it was, or a later one. */
export async function takeStep(db: Database, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId })
  return taken.length > 0
}

/** From now on every browser is asked for the second step of this account. */
export async function endRemembered(db: Database, userId: string): Promise<void> {
  await db
    .update(secondFactors)
    .set({ mark: sql`gen_random_uuid()` })
    .where(eq(secondFactors.userId, userId))
}

export async function replaceRecoveryCodes(
  tx: Database,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })))
}

/** Uses a recovery code up; false for one that is none any more. */
export async function takeRecoveryCode(db: Database, userId: string, hash: string): Promise<boolean> {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
    .returning({ hash: recoveryCodes.hash })
  return taken.length > 0
}

export async function recoveryCodesLeft(db: Database, userId: string): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))
}

/**
 * Stores a sign-in that waits for its second step; those that waited too long are forgotten, and the account's oldest beyond
 * twenty. Answers its id.
 */
export async function insertSecondStep(
  db: Database,
  row: typeof secondSteps.$inferInsert,
  now: Date,
): Promise<string> {
  await db.delete(secondSteps).where(lt(secondSteps.expiresAt, now))
  const [inserted] = await db.insert(secondSteps).values(row).returning({ id: secondSteps.id })
  if (!inserted) throw new Error('a second step was not stored')
  const newest = db
    .select({ id: secondSteps.id })
    .from(secondSteps)
    .where(eq(secondSteps.userId, row.userId))
    .orderBy(desc(secondSteps.expiresAt))
    .limit(SECOND_STEPS_AT_ONCE)
  await db
    .delete(secondSteps)
    .where(
      and(
        eq(secondSteps.userId, row.userId),
        ne(secondSteps.id, inserted.id),
        notInArray(secondSteps.id, newest),
      ),
    )
  return inserted.id
}

/** Has a profile that was filled in before signing in wait, too. */
export async function keepInSecondStep(
  db: Database,
  id: string,
  temporaryProfile: TemporaryProfile,
): Promise<void> {
  await db.update(secondSteps).set({ temporaryProfile }).where(eq(secondSteps.id, id))
}

export async function waitingSecondStep(db: Database, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ account: accounts.id, email: accounts.email })
    .from(secondSteps)
    .innerJoin(accounts, eq(accounts.id, secondSteps.userId))
    .where(waiting(tokenHash, now))
  return row
}

/** Until the transaction ends, nobody else uses it. */
export async function lockedSecondStep(tx: Database, tokenHash: string, now: Date) {
  const [row] = await tx.select().from(secondSteps).where(waiting(tokenHash, now)).for('update')
  return row
}

export async function deleteSecondStep(db: Database, id: string): Promise<void> {
  await db.delete(secondSteps).where(eq(secondSteps.id, id))
}

/** Before sessions are ended: whoever signs in by one at this moment has a session by then. */
export async function endSecondSteps(db: Database, userId: string): Promise<void> {
  await db.delete(secondSteps).where(eq(secondSteps.userId, userId))
}

function waiting(tokenHash: string, now: Date) {
  return and(eq(secondSteps.tokenHash, tokenHash), gt(secondSteps.expiresAt, now))
}
