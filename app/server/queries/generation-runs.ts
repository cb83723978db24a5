import { and, count, desc, eq, gte, isNotNull, lt, ne } from 'drizzle-orm'
import type { MadeIdea } from '#app/domain/ideas/gift-suggestions.ts'
import type { Database } from '#app/server/database/database.ts'
import { generationRuns } from '#app/server/database/schema.ts'

export type GenerationRun = typeof generationRuns.$inferSelect

/** Starts a run unless its owner has one under way: the partial unique index decides between simultaneous starts. */
export async function startRun(
  db: Database,
  run: { profile_id: string; owner_id: string; seed: number; lease_until: Date; created_at: Date },
): Promise<GenerationRun | undefined> {
  const [started] = await db.insert(generationRuns).values(run).onConflictDoNothing().returning()
  return started
}

export async function runUnderWay(db: Database, ownerId: string): Promise<GenerationRun | undefined> {
  const [run] = await db
    .select()
    .from(generationRuns)
    .where(and(eq(generationRuns.owner_id, ownerId), eq(generationRuns.state, 'running')))
  return run
}

export async function newestRun(db: Database, profileId: string): Promise<GenerationRun | undefined> {
  const [run] = await db
    .select()
    .from(generationRuns)
    .where(eq(generationRuns.profile_id, profileId))
    .orderBy(desc(generationRuns.created_at))
    .limit(1)
  return run
}

export async function runsSince(db: Database, ownerId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ runs: count() })
    .from(generationRuns)
    .where(
      and(
        eq(generationRuns.owner_id, ownerId),
        gte(generationRuns.created_at, since),
        ne(generationRuns.state, 'failed'),
      ),
    )
  return row?.runs ?? 0
}

export async function takeOverRun(db: Database, id: string, now: Date, leaseUntil: Date): Promise<boolean> {
  const taken = await db
    .update(generationRuns)
    .set({ lease_until: leaseUntil })
    .where(
      and(
        eq(generationRuns.id, id),
        eq(generationRuns.state, 'running'),
        lt(generationRuns.lease_until, now),
      ),
    )
    .returning({ id: generationRuns.id })
  return taken.length === 1
}

/** Renews this lease and stores the run's progress; false when the run is no longer theirs, or its profile is gone. */
export async function updateRun(
  db: Database,
  id: string,
  lease: Date,
  progress: { accepted?: MadeIdea[]; lease_until: Date; updated_at: Date },
): Promise<boolean> {
  const updated = await db
    .update(generationRuns)
    .set(progress)
    .where(
      and(
        eq(generationRuns.id, id),
        eq(generationRuns.state, 'running'),
        eq(generationRuns.lease_until, lease),
        isNotNull(generationRuns.profile_id),
      ),
    )
    .returning({ id: generationRuns.id })
  return updated.length === 1
}

export async function endRun(
  db: Database,
  id: string,
  end: { state: 'done' | 'failed'; failure: string | null; updated_at: Date },
): Promise<void> {
  await db.update(generationRuns).set(end).where(eq(generationRuns.id, id))
}
