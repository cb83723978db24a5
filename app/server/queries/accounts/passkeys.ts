import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '#app/server/database/database.ts'
import { accounts, passkeys } from '#app/server/database/schema.ts'

/** An account's passkeys, the oldest first. */
export async function passkeysOf(db: Database, userId: string) {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

export async function passkeyById(db: Database, userId: string, id: string) {
  const [row] = await db.select().from(passkeys).where(ownPasskey(userId, id))
  return row
}

/** The passkey that a device knows by this id, with whose it is. */
export async function passkeyByCredential(db: Database, credentialId: string) {
  const [row] = await db
    .select({ key: passkeys, email: accounts.email })
    .from(passkeys)
    .innerJoin(accounts, eq(accounts.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId))
  return row
}

/** False when some account has this passkey already. */
export async function insertPasskey(db: Database, row: typeof passkeys.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(passkeys)
    .values(row)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id })
  return inserted.length > 0
}

/** Stores a use; false when it was used since it was read, or is gone. */
export async function passkeyUsed(
  db: Database,
  { id, counter }: { id: string; counter: number },
  next: { counter: number; at: Date },
): Promise<boolean> {
  const used = await db
    .update(passkeys)
    .set({ counter: next.counter, lastUsedAt: next.at })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id })
  return used.length > 0
}

export async function renamePasskeyRow(
  db: Database,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(ownPasskey(userId, id))
    .returning({ id: passkeys.id })
  return renamed.length > 0
}

export async function deletePasskey(db: Database, userId: string, id: string): Promise<void> {
  await db.delete(passkeys).where(ownPasskey(userId, id))
}

export async function hasPasskey(
  db: Database,
  userId: string,
  { except }: { except?: string | undefined } = {},
): Promise<boolean> {
  const others = except === undefined ? undefined : ne(passkeys.id, except)
  return (await db.$count(passkeys, and(eq(passkeys.userId, userId), others))) > 0
}

function ownPasskey(userId: string, id: string) {
  // As text: what an address names may be no uuid.
  return and(eq(passkeys.userId, userId), eq(sql`${passkeys.id}::text`, id))
}
