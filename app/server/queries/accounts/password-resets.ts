import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '#app/server/database/database.ts'
import { accounts, passwordResets } from '#app/server/database/schema.ts'

export async function waitingReset(tx: Database, email: string, now: Date) {
  const [row] = await tx
    .select({ id: passwordResets.id, tokenHash: passwordResets.tokenHash })
    .from(passwordResets)
    .innerJoin(accounts, eq(accounts.id, passwordResets.userId))
    .where(and(eq(accounts.email, email), gt(passwordResets.expiresAt, now)))
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
  const account = tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))
  await tx.delete(passwordResets).where(inArray(passwordResets.userId, account))
  const updated = await tx
    .insert(passwordResets)
    .select(
      tx
        .select({
          id: sql`${id}::uuid`.as('id'),
          userId: accounts.id,
          tokenHash: sql`${tokenHash}`.as('token_hash'),
          expiresAt: sql`${expiresAt.toISOString()}::timestamptz`.as('expires_at'),
          createdAt: sql`now()`.as('created_at'),
        })
        .from(accounts)
        .where(eq(accounts.email, email)),
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
    .select({ email: accounts.email })
    .from(passwordResets)
    .innerJoin(accounts, eq(accounts.id, passwordResets.userId))
    .where(waiting(tokenHash, now))
  return row?.email
}

export async function takePasswordReset(tx: Database, tokenHash: string, now: Date) {
  const [reset] = await tx.delete(passwordResets).where(waiting(tokenHash, now)).returning()
  if (!reset) return undefined
  const [account] = await tx
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, reset.userId))
  return account
}

function waiting(tokenHash: string, now: Date) {
  return and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now))
}
