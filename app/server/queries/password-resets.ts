import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '#app/server/database/database.ts'
import { passwordResets, profiles } from '#app/server/database/schema.ts'

export async function waitingReset(tx: Database, email: string, now: Date) {
  const [row] = await tx
    .select({ id: passwordResets.id, tokenHash: passwordResets.tokenHash })
    .from(passwordResets)
    .innerJoin(profiles, eq(profiles.id, passwordResets.userId))
    .where(and(eq(profiles.email, email), gt(passwordResets.expiresAt, now)))
    .orderBy(desc(passwordResets.createdAt))
    .limit(1)
  return row
}

/** Stores a reset, replacing every earlier one of the address's account; false when it has no account. */
export async function replacePasswordReset(
  tx: Database,
  email: string,
  { id, tokenHash, expiresAt }: { id: string; tokenHash: string; expiresAt: Date },
): Promise<boolean> {
  const account = tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email))
  await tx.delete(passwordResets).where(inArray(passwordResets.userId, account))
  const updated = await tx
    .insert(passwordResets)
    .select(
      tx
        .select({
          id: sql`${id}::uuid`.as('id'),
          userId: profiles.id,
          tokenHash: sql`${tokenHash}`.as('token_hash'),
          expiresAt: sql`${expiresAt.toISOString()}::timestamptz`.as('expires_at'),
          createdAt: sql`now()`.as('created_at'),
        })
        .from(profiles)
        .where(eq(profiles.email, email)),
    )
    .returning({ id: passwordResets.id })
  return updated.length > 0
}

export async function endPasswordResets(tx: Database, userId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId))
}

export async function addressOfReset(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select({ email: profiles.email })
    .from(passwordResets)
    .innerJoin(profiles, eq(profiles.id, passwordResets.userId))
    .where(waiting(tokenHash, now))
  return row?.email
}

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
