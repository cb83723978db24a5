import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#app/server/database/database.ts'
import { passwordResets, profiles } from '#app/server/database/schema.ts'

/** Keeps a reset in place of every earlier one of its account. */
export async function replacePasswordReset(
  tx: Database,
  reset: { userId: string; tokenHash: string; expiresAt: Date },
): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, reset.userId))
  await tx.insert(passwordResets).values(reset)
}

/** Whether a reset can still be used; looking does not use it up. */
export async function isResetWaiting(db: Database, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db.select({ id: passwordResets.id }).from(passwordResets).where(waiting(tokenHash, now))
  return rows.length > 0
}

/** Uses a reset up: of several who try one gets its account. */
export async function takePasswordReset(tx: Database, tokenHash: string, now: Date) {
  const [reset] = await tx.delete(passwordResets).where(waiting(tokenHash, now)).returning()
  if (!reset) return undefined
  const [account] = await tx
    .select({ id: profiles.id, email: profiles.email })
    .from(profiles)
    .where(eq(profiles.id, reset.userId))
  return account
}

function waiting(tokenHash: string, now: Date) {
  return and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now))
}
