import { and, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { TemporaryProfile } from '#app/domain/profiles/temporary-profile.ts'
import type { Database } from '#app/server/database/database.ts'
import { pendingSignUps } from '#app/server/database/schema.ts'

export async function insertPendingSignUp(
  db: Database,
  row: typeof pendingSignUps.$inferInsert,
): Promise<string> {
  const [inserted] = await db.insert(pendingSignUps).values(row).returning({ id: pendingSignUps.id })
  if (!inserted) throw new Error('a sign-up was not stored')
  return inserted.id
}

/** The sign-up a link belongs to, locked until the transaction ends so that a link works once. */
export async function pendingSignUpByToken(tx: Database, tokenHash: string) {
  const ofAddress = tx
    .select({ email: pendingSignUps.email })
    .from(pendingSignUps)
    .where(eq(pendingSignUps.tokenHash, tokenHash))
  // All of the address in one order: two of its links opened at once would else wait for each other.
  const rows = await tx
    .select()
    .from(pendingSignUps)
    .where(inArray(pendingSignUps.email, ofAddress))
    .orderBy(pendingSignUps.id)
    .for('update')
  return rows.find((row) => row.tokenHash === tokenHash)
}

export async function signUpByToken(db: Database, tokenHash: string) {
  const [row] = await db.select().from(pendingSignUps).where(eq(pendingSignUps.tokenHash, tokenHash))
  return row
}

export async function unusedSignUp(db: Database, id: string) {
  const [row] = await db
    .select({
      email: pendingSignUps.email,
      passwordHash: pendingSignUps.passwordHash,
      temporaryProfile: pendingSignUps.temporaryProfile,
      next: pendingSignUps.next,
      invitationHash: pendingSignUps.invitationHash,
      createdAt: pendingSignUps.createdAt,
    })
    .from(pendingSignUps)
    .where(and(eq(pendingSignUps.id, id), isNull(pendingSignUps.usedAt)))
  return row
}

/**
 * The newest sign-up of an address, if it made no account yet; its link may have expired. None once a newer one made one,
 * or the maker of an older one would be told by that.
 */
export async function waitingSignUp(db: Database, email: string) {
  const [row] = await db
    .select({
      id: pendingSignUps.id,
      passwordHash: pendingSignUps.passwordHash,
      usedAt: pendingSignUps.usedAt,
    })
    .from(pendingSignUps)
    .where(eq(pendingSignUps.email, email))
    .orderBy(desc(pendingSignUps.expiresAt), sql`${pendingSignUps.usedAt} asc nulls first`)
    .limit(1)
  return row?.usedAt === null ? row : undefined
}

/** Ends the links of every sign-up of an address. The rest of each stays: its maker is told as before, account or not. */
export async function endSignUpLinks(db: Database, email: string): Promise<void> {
  await db
    .update(pendingSignUps)
    .set({ tokenHash: sql`gen_random_uuid()::text` })
    .where(and(eq(pendingSignUps.email, email), isNull(pendingSignUps.usedAt)))
}

/** Uses a sign-up up. The row stays without the account, too, or the maker of an older one would be told by that. */
export async function updateUsedSignUp(tx: Database, signUp: SignUp, now: Date): Promise<void> {
  await tx
    .update(pendingSignUps)
    .set({ usedAt: now, passwordHash: '', temporaryProfile: null, invitationHash: null })
    .where(isOf(signUp))
}

export async function deleteSignUp(tx: Database, signUp: SignUp): Promise<void> {
  await tx.delete(pendingSignUps).where(isOf(signUp))
}

/** Deletes what waits to other addresses with a temporary profile: its id is known to the browser that made it alone. */
export async function deleteSignUpsElsewhere(
  tx: Database,
  { id }: TemporaryProfile,
  email: string,
): Promise<void> {
  await tx
    .delete(pendingSignUps)
    .where(
      and(
        ne(pendingSignUps.email, email),
        isNull(pendingSignUps.usedAt),
        eq(sql`${pendingSignUps.temporaryProfile} ->> 'id'`, id),
      ),
    )
}

type SignUp = Pick<typeof pendingSignUps.$inferSelect, 'email' | 'passwordHash'>

/** A sign-up with those that were sent again for it, which have its password's very hash. */
function isOf({ email, passwordHash }: SignUp) {
  return and(eq(pendingSignUps.email, email), eq(pendingSignUps.passwordHash, passwordHash))
}

/** Removes sign-ups that ran out before `before`: old ones need no page that explains them. */
export async function deleteOldPendingSignUps(db: Database, before: Date): Promise<void> {
  await db.delete(pendingSignUps).where(lt(pendingSignUps.expiresAt, before))
}
