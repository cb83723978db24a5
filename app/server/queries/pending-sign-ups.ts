import { and, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { TemporaryProfile } from '#app/domain/profiles/temporary-profile.ts'
import type { Database } from '#app/server/database/database.ts'
import { accounts, pendingSignUps, signUpInvitations } from '#app/server/database/schema.ts'

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

export async function insertSignUpInvitation(
  db: Database,
  row: typeof signUpInvitations.$inferInsert,
): Promise<void> {
  await db.insert(signUpInvitations).values(row)
}

function worksAt(now: Date) {
  return and(gt(signUpInvitations.usesLeft, 0), gt(signUpInvitations.expiresAt, now))
}

export async function isOpenInvitation(db: Database, tokenHash: string, now: Date): Promise<boolean> {
  return (
    (await db.$count(signUpInvitations, and(eq(signUpInvitations.tokenHash, tokenHash), worksAt(now)))) > 0
  )
}

/** Uses an invitation up for one account; false when it works no more. */
export async function useUpInvitation(tx: Database, tokenHash: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(signUpInvitations)
    .set({ usesLeft: sql`${signUpInvitations.usesLeft} - 1` })
    .where(and(eq(signUpInvitations.tokenHash, tokenHash), worksAt(now)))
    .returning({ id: signUpInvitations.id })
  return used.length > 0
}

/** How many invitations of an account wait to be used; until the transaction ends it makes no other. */
export async function lockedOpenInvitations(tx: Database, userId: string, now: Date): Promise<number> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, userId)).for('no key update')
  return tx.$count(signUpInvitations, and(eq(signUpInvitations.madeBy, userId), worksAt(now)))
}

/** The invitations of an account, newest first. */
export async function signUpInvitationsOf(db: Database, userId: string) {
  return db
    .select({
      id: signUpInvitations.id,
      createdAt: signUpInvitations.createdAt,
      expiresAt: signUpInvitations.expiresAt,
      used: sql<boolean>`${signUpInvitations.usesLeft} = 0`,
    })
    .from(signUpInvitations)
    .where(eq(signUpInvitations.madeBy, userId))
    .orderBy(desc(signUpInvitations.createdAt), signUpInvitations.id)
}

/** Deletes an invitation that nobody used, by its maker and id or by its token; false where there is none. */
export async function deleteUnusedInvitation(
  db: Database,
  which: { madeBy: string; id: string } | { tokenHash: string },
): Promise<boolean> {
  const deleted = await db
    .delete(signUpInvitations)
    .where(
      and(
        gt(signUpInvitations.usesLeft, 0),
        // As text: what is posted may be no uuid.
        'id' in which
          ? and(eq(signUpInvitations.madeBy, which.madeBy), eq(sql`${signUpInvitations.id}::text`, which.id))
          : eq(signUpInvitations.tokenHash, which.tokenHash),
      ),
    )
    .returning({ id: signUpInvitations.id })
  return deleted.length > 0
}

/** Removes invitations that ran out before `before`. */
export async function deleteOldInvitations(db: Database, before: Date): Promise<void> {
  await db.delete(signUpInvitations).where(lt(signUpInvitations.expiresAt, before))
}
