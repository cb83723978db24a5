import { and, desc, eq, gt, ne, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#app/server/database/database.ts'
import { accounts, identities, secondFactors, sessions } from '#app/server/database/schema.ts'
import { isUuid } from '#app/server/database/uuid.ts'

export async function insertSession(db: Database, row: typeof sessions.$inferInsert): Promise<string> {
  const [inserted] = await db.insert(sessions).values(row).returning({ id: sessions.id })
  if (!inserted) throw new Error('a session was not stored')
  return inserted.id
}

/** The session of a token with its account, unless it is over. */
export async function sessionByToken(db: Database, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      id: accounts.id,
      email: accounts.email,
      sessionId: sessions.id,
      expiresAt: sessions.expiresAt,
      provedAt: sessions.provedAt,
      identities: sql<string[]>`array(select ${identities.issuer} from ${identities}
        where ${identities.userId} = ${accounts.id} order by ${identities.createdAt})`,
      hasSecondFactor: sql<boolean>`${secondFactors.userId} is not null`,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, accounts.id))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
  return row
}

/** Answers whether this extended it: of two at once the second does not. */
export async function extendSession(
  db: Database,
  { sessionId, expiresAt }: { sessionId: string; expiresAt: Date },
  until: Date,
): Promise<boolean> {
  const extended = await db
    .update(sessions)
    .set({ expiresAt: until })
    .where(and(eq(sessions.id, sessionId), eq(sessions.expiresAt, expiresAt)))
    .returning({ id: sessions.id })
  return extended.length > 0
}

export async function replaceToken(
  db: Database,
  id: string,
  row: { tokenHash: string; expiresAt: Date },
): Promise<void> {
  await db.update(sessions).set(row).where(eq(sessions.id, id))
}

/** Stores when its owner proved to be that once more. */
export async function setProved(db: Database, id: string, provedAt: Date): Promise<void> {
  await db.update(sessions).set({ provedAt }).where(eq(sessions.id, id))
}

export async function setIssuer(db: Database, id: string, issuer: string): Promise<void> {
  await db.update(sessions).set({ issuer }).where(eq(sessions.id, id))
}

/** Answers at which provider it began; null for another way. */
export async function deleteSession(db: Database, id: string): Promise<string | null> {
  const [row] = await db.delete(sessions).where(eq(sessions.id, id)).returning({ issuer: sessions.issuer })
  return row?.issuer ?? null
}

export async function endSessions(
  db: Database,
  userId: string,
  { except, only }: { except?: string | undefined; only?: string | undefined } = {},
): Promise<void> {
  if (only !== undefined && !isUuid(only)) return
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        except === undefined ? undefined : ne(sessions.id, except),
        only === undefined ? undefined : eq(sessions.id, only),
      ),
    )
}

export async function endOldSessions(db: Database, userId: string, max: number): Promise<void> {
  const newest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .limit(max)
  await db.delete(sessions).where(and(eq(sessions.userId, userId), notInArray(sessions.id, newest)))
}

export async function sessionsOf(db: Database, userId: string, now: Date) {
  return db
    .select({ id: sessions.id, userAgent: sessions.userAgent, createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt))
}
