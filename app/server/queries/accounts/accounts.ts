import { and, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '#app/server/database/database.ts'
import { accounts, passwords } from '#app/server/database/schema.ts'
import type { AccountUsage } from '#app/domain/accounts/account.ts'

export async function accountIdOf(db: Database, email: string): Promise<string | undefined> {
  const [row] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))
  return row?.id
}

export async function isAccountSince(db: Database, id: string, since: Date): Promise<boolean> {
  return (await db.$count(accounts, and(eq(accounts.id, id), gte(accounts.createdAt, since)))) > 0
}

/** In which an account's mails are written. */
export async function storeLanguage(db: Database, id: string, language: string): Promise<void> {
  await db
    .update(accounts)
    .set({ language })
    .where(and(eq(accounts.id, id), sql`${accounts.language} is distinct from ${language}`))
}

export async function languageOfAccount(db: Database, id: string): Promise<string | null> {
  const [row] = await db.select({ language: accounts.language }).from(accounts).where(eq(accounts.id, id))
  return row?.language ?? null
}

export async function looksUpAtOnce(db: Database, id: string): Promise<boolean> {
  const [row] = await db.select({ atOnce: accounts.looksUpAtOnce }).from(accounts).where(eq(accounts.id, id))
  return row?.atOnce ?? false
}

export async function setLooksUpAtOnce(db: Database, id: string, atOnce: boolean): Promise<void> {
  await db.update(accounts).set({ looksUpAtOnce: atOnce }).where(eq(accounts.id, id))
}

/** Makes an account, in a transaction with its password if it has one; false when the address has an account already. */
export async function insertAccount(
  db: Database,
  { passwordHash, ...account }: typeof accounts.$inferInsert & { passwordHash?: string },
): Promise<boolean> {
  const inserted = await db
    .insert(accounts)
    .values(account)
    .onConflictDoNothing({ target: accounts.email })
    .returning({ id: accounts.id })
  if (inserted.length === 0) return false
  if (passwordHash !== undefined)
    await db.insert(passwords).values({ userId: account.id, hash: passwordHash })
  return true
}

/** The account of an address with its password, by one statement whether there is one or not. */
export async function accountToSignIn(db: Database, email: string) {
  const [row] = await db
    .select({ id: accounts.id, hash: passwords.hash })
    .from(accounts)
    .leftJoin(passwords, eq(passwords.userId, accounts.id))
    .where(eq(accounts.email, email))
  return row
}

export async function passwordHashOf(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ hash: passwords.hash }).from(passwords).where(eq(passwords.userId, userId))
  return row?.hash
}

/** Whether an account has this password, or none, still; what there is stays so until the transaction ends. */
export async function isStillPassword(
  tx: Database,
  userId: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  const [row] = await tx
    .select({ hash: passwords.hash })
    .from(passwords)
    .where(eq(passwords.userId, userId))
    .for('update')
  return row?.hash === passwordHash
}

/** The account's new password, or its first. */
export async function updatePasswordHash(db: Database, userId: string, hash: string): Promise<void> {
  await db
    .insert(passwords)
    .values({ userId, hash })
    .onConflictDoUpdate({ target: passwords.userId, set: { hash } })
}

export async function deleteAccountRow(tx: Database, userId: string): Promise<void> {
  await tx.delete(accounts).where(eq(accounts.id, userId))
}

export async function accountCreatedAt(db: Database, userId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.id, userId))
  return row?.createdAt
}

export async function emailOf(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, userId))
  return row?.email
}

export async function accountUsage(db: Database, ownerId: string): Promise<AccountUsage> {
  const { rows } = (await db.execute(sql`
    select count(*)::int as profiles, coalesce(sum(pg_column_size(gift_profiles.*) + coalesce((
      select sum(pg_column_size(ideas.*)) from ideas where ideas.profile_id = gift_profiles.id), 0)), 0)::float8 as bytes
    from gift_profiles where created_by = ${ownerId}`)) as { rows: AccountUsage[] }
  const [usage] = rows
  return usage ?? { profiles: 0, bytes: 0 }
}

/** Until the transaction ends, nobody else adds to what an account may have so many of. */
export async function lockAccount(tx: Database, id: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('no key update')
}

/** The same for adding a profile: until the transaction ends nobody else adds one to this account. */
export async function lockedAccountUsage(tx: Database, ownerId: string): Promise<AccountUsage> {
  await lockAccount(tx, ownerId)
  return accountUsage(tx, ownerId)
}
