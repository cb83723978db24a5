import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '#app/server/database/database.ts'
import { signUpInvitations } from '#app/server/database/schema.ts'
import { isUuid } from '#app/server/database/uuid.ts'
import { lockAccount } from '#app/server/queries/accounts/accounts.ts'

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
  await lockAccount(tx, userId)
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
  if ('id' in which && !isUuid(which.id)) return false
  const deleted = await db
    .delete(signUpInvitations)
    .where(
      and(
        gt(signUpInvitations.usesLeft, 0),
        'id' in which
          ? and(eq(signUpInvitations.madeBy, which.madeBy), eq(signUpInvitations.id, which.id))
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
