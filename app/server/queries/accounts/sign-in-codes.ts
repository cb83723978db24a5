import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { SIGN_IN_CODE_TRIES } from '#app/domain/accounts/account.ts'
import type { Database } from '#app/server/database/database.ts'
import { accounts, signInCodes } from '#app/server/database/schema.ts'

const ROW = { id: signInCodes.id, userId: signInCodes.userId }

/** The row of an address's account whose code can still be typed, until the transaction ends: nobody uses it meanwhile. */
export async function waitingSignInCode(tx: Database, email: string, now: Date) {
  const [row] = await tx
    .select(ROW)
    .from(signInCodes)
    .where(and(of(tx, email), gt(signInCodes.expiresAt, now), lt(signInCodes.tries, SIGN_IN_CODE_TRIES)))
    .for('update')
  return row
}

/** Stores a code in place of an earlier one; the same again keeps its tries. False when the address has no account. */
export async function replaceSignInCode(
  tx: Database,
  email: string,
  { id, expiresAt }: { id: string; expiresAt: Date },
): Promise<boolean> {
  const stored = await tx
    .insert(signInCodes)
    .select(
      tx
        .select({
          id: sql`${id}::uuid`.as('id'),
          userId: accounts.id,
          tries: sql`0`.as('tries'),
          expiresAt: sql`${expiresAt.toISOString()}::timestamptz`.as('expires_at'),
        })
        .from(accounts)
        .where(eq(accounts.email, email)),
    )
    .onConflictDoUpdate({
      target: signInCodes.userId,
      set: {
        id,
        expiresAt,
        tries: sql`case when ${signInCodes.id} = ${id}::uuid then ${signInCodes.tries} else 0 end`,
      },
    })
    .returning({ id: signInCodes.id })
  return stored.length > 0
}

/** Counts a try; until the transaction ends, others wait. Answers the row that the code is of, while it has tries left. */
export async function countTry(tx: Database, email: string, now: Date) {
  const [row] = await tx
    .update(signInCodes)
    .set({ tries: sql`${signInCodes.tries} + 1` })
    .where(and(of(tx, email), gt(signInCodes.expiresAt, now), lt(signInCodes.tries, SIGN_IN_CODE_TRIES)))
    .returning(ROW)
  return row
}

/** The row of an address's account whose link works. */
export async function waitingSignInLink(db: Database, email: string, now: Date) {
  const [row] = await db
    .select(ROW)
    .from(signInCodes)
    .where(and(of(db, email), gt(signInCodes.expiresAt, now)))
  return row
}

/** Uses a code and its link up. Answers whose they were; undefined where another was faster. */
export async function takeSignInCode(
  tx: Database,
  { id, userId }: { id: string; userId: string },
): Promise<string | undefined> {
  const [taken] = await tx
    .delete(signInCodes)
    .where(and(eq(signInCodes.userId, userId), eq(signInCodes.id, id)))
    .returning(ROW)
  return taken?.userId
}

/** Before sessions are ended: whoever signs in by one at this moment has a session by then. */
export async function endSignInCodes(tx: Database, userId: string): Promise<void> {
  await tx.delete(signInCodes).where(eq(signInCodes.userId, userId))
}

function of(db: Database, email: string) {
  return inArray(
    signInCodes.userId,
    db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email)),
  )
}
