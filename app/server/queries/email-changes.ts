import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '#app/server/database/database.ts'
import { emailChanges, profiles } from '#app/server/database/schema.ts'

/** Keeps a change of address in place of the account's earlier one. */
export async function replaceEmailChange(
  tx: Database,
  change: { userId: string; newEmail: string; oldTokenHash: string; newTokenHash: string; expiresAt: Date },
): Promise<void> {
  const fresh = { ...change, oldConfirmed: false, newConfirmed: false }
  await tx.insert(emailChanges).values(fresh).onConflictDoUpdate({ target: emailChanges.userId, set: fresh })
}

export async function endEmailChanges(tx: Database, userId: string): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId))
}

/** The change that one of two links belongs to. */
export async function emailChangeByToken(db: Database, tokenHash: string) {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(or(eq(emailChanges.oldTokenHash, tokenHash), eq(emailChanges.newTokenHash, tokenHash)))
  return row
}

/** Notes a yes by one of the two links; answers who has said yes by now. Two at once come one after the other. */
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

/** Gives an account its new address and ends the change; false when another account has the address by now. */
export async function moveToNewEmail(
  tx: Database,
  { id, userId, newEmail }: { id: string; userId: string; newEmail: string },
): Promise<boolean> {
  await tx.delete(emailChanges).where(eq(emailChanges.id, id))
  const taken = tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, newEmail))
  const moved = await tx
    .update(profiles)
    .set({ email: newEmail, updatedAt: sql`now()` })
    .where(and(eq(profiles.id, userId), sql`not exists ${taken}`))
    .returning({ id: profiles.id })
  return moved.length > 0
}
