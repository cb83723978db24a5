import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#app/server/database/database.ts'
import { accounts, identities } from '#app/server/database/schema.ts'

interface Key {
  issuer: string
  subject: string
}

/** Stores a use, and the address that the provider says now. Answers whose identity it is; undefined for an unknown one. */
export async function useIdentity(
  tx: Database,
  { issuer, subject, email }: Key & { email: string | null },
  now: Date,
): Promise<{ id: string; email: string } | undefined> {
  const [row] = await tx
    .update(identities)
    .set({ lastUsedAt: now, email })
    .from(accounts)
    .where(
      and(eq(identities.issuer, issuer), eq(identities.subject, subject), eq(accounts.id, identities.userId)),
    )
    .returning({ id: accounts.id, email: accounts.email })
  return row
}

/** False when some account has this identity, or the account one of this issuer. */
export async function insertIdentity(
  db: Database,
  row: Omit<typeof identities.$inferInsert, 'id'>,
): Promise<boolean> {
  const inserted = await db
    .insert(identities)
    .values(row)
    .onConflictDoNothing()
    .returning({ issuer: identities.issuer })
  return inserted.length > 0
}

/** An account's identities, also of issuers that the server no longer uses. */
export async function identitiesOf(db: Database, userId: string) {
  return db.select().from(identities).where(eq(identities.userId, userId)).orderBy(asc(identities.createdAt))
}

export async function identityOf(db: Database, userId: string, issuer: string) {
  const [row] = await db.select().from(identities).where(isOf(userId, issuer))
  return row
}

export async function deleteIdentity(db: Database, userId: string, issuer: string): Promise<void> {
  await db.delete(identities).where(isOf(userId, issuer))
}

function isOf(userId: string, issuer: string) {
  return and(eq(identities.userId, userId), eq(identities.issuer, issuer))
}
