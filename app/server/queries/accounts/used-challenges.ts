import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '#app/server/database/database.ts'
import { usedChallenges } from '#app/server/database/schema.ts'

/** Uses a challenge up, by one statement; false when it was before. Those of the account that are over are forgotten. */
export async function takeChallenge(
  tx: Database,
  row: typeof usedChallenges.$inferInsert,
  now: Date,
): Promise<boolean> {
  await tx
    .delete(usedChallenges)
    .where(and(eq(usedChallenges.userId, row.userId), lt(usedChallenges.expiresAt, now)))
  const used = await tx
    .insert(usedChallenges)
    .values(row)
    .onConflictDoNothing()
    .returning({ hash: usedChallenges.hash })
  return used.length > 0
}
