import { and, desc, eq, gt, lt, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#app/server/database/database.ts'
import { type DeletedProfile, type UndoableChange, undoSteps } from '#app/server/database/schema.ts'
import { isUuid } from '#app/server/database/uuid.ts'

/** How many steps of an owner are stored: more than anybody takes back, and no way around the room of an account. */
const STEPS_PER_OWNER = 20

/** Stores how a change can be undone, in place of the earlier one of its profile. Answers the id of the step. */
export async function storeUndoStep(
  tx: Database,
  step: { ownerId: string; profileId: string; change: UndoableChange; at: Date },
): Promise<string> {
  const row = { change: step.change, created_at: step.at }
  const [stored] = await tx
    .insert(undoSteps)
    .values({ ...row, owner_id: step.ownerId, profile_id: step.profileId })
    // A new id: that of the step before no longer undoes anything.
    .onConflictDoUpdate({ target: undoSteps.profile_id, set: { ...row, id: sql`gen_random_uuid()` } })
    .returning({ id: undoSteps.id })
  if (!stored) throw new Error('a step was not stored')
  const newest = tx
    .select({ id: undoSteps.id })
    .from(undoSteps)
    .where(eq(undoSteps.owner_id, step.ownerId))
    .orderBy(desc(undoSteps.created_at), desc(undoSteps.id))
    .limit(STEPS_PER_OWNER)
  await tx
    .delete(undoSteps)
    .where(and(eq(undoSteps.owner_id, step.ownerId), notInArray(undoSteps.id, newest)))
  return stored.id
}

/** An owner's step that is younger than `since`. */
interface AskedStep {
  id: string
  ownerId: string
  since: Date
}

function isAsked({ id, ownerId, since }: AskedStep) {
  return and(eq(undoSteps.id, id), isOf(ownerId, since))
}

function isOf(ownerId: string, since: Date) {
  return and(eq(undoSteps.owner_id, ownerId), gt(undoSteps.created_at, since))
}

export async function hasUndoStep(db: Database, step: AskedStep): Promise<boolean> {
  return isUuid(step.id) && (await db.$count(undoSteps, isAsked(step))) > 0
}

/** An owner's profiles that were deleted after `since`, the newest first, each with the step that brings it back. */
export function deletedProfilesOf(
  db: Database,
  ownerId: string,
  since: Date,
): Promise<{ step: string; profile: DeletedProfile['profile']; ideas: number }[]> {
  return db
    .select({
      step: undoSteps.id,
      profile: sql<DeletedProfile['profile']>`${undoSteps.change} -> 'profile'`,
      ideas: sql<number>`jsonb_array_length(${undoSteps.change} -> 'ideas')`,
    })
    .from(undoSteps)
    .where(and(isOf(ownerId, since), sql`jsonb_exists(${undoSteps.change}, 'profile')`))
    .orderBy(desc(undoSteps.created_at), desc(undoSteps.id))
}

/** What a step of this owner, younger than `since`, took from the list of a profile, in its order. */
export async function changedListOf(
  db: Database,
  { ownerId, profileId, since }: Omit<AskedStep, 'id'> & { profileId: string },
): Promise<{ step: string; removed: string[]; instead: number } | undefined> {
  const [step] = await db
    .select({
      step: undoSteps.id,
      removed: sql<string[]>`jsonb_path_query_array(${undoSteps.change}, '$.removed[*].text')`,
      instead: sql<number>`jsonb_array_length(${undoSteps.change} -> 'instead')`,
    })
    .from(undoSteps)
    .where(
      and(
        eq(undoSteps.profile_id, profileId),
        isOf(ownerId, since),
        sql`jsonb_exists(${undoSteps.change}, 'removed')`,
      ),
    )
  return step
}

/** The step, once: it is gone when the transaction ends. */
export async function takeUndoStep(
  tx: Database,
  asked: AskedStep,
): Promise<{ profileId: string; change: UndoableChange } | undefined> {
  if (!isUuid(asked.id)) return undefined
  const [step] = await tx
    .delete(undoSteps)
    .where(isAsked(asked))
    .returning({ profileId: undoSteps.profile_id, change: undoSteps.change })
  return step && { ...step, change: revived(step.change) }
}

export async function deleteUndoStep(tx: Database, profileId: string): Promise<void> {
  await tx.delete(undoSteps).where(eq(undoSteps.profile_id, profileId))
}

/** Deletes for good the profile that had this link or id and was deleted after `since`; answers whether there was one. */
export async function deleteDeletedProfile(tx: Database, slugOrId: string, since: Date): Promise<boolean> {
  const deleted = await tx
    .delete(undoSteps)
    .where(
      and(
        gt(undoSteps.created_at, since),
        sql`${slugOrId} in (${undoSteps.change} -> 'profile' ->> 'slug', ${undoSteps.change} -> 'profile' ->> 'id')`,
      ),
    )
    .returning({ id: undoSteps.id })
  return deleted.length > 0
}

export async function deleteOldUndoSteps(db: Database, before: Date): Promise<void> {
  await db.delete(undoSteps).where(lt(undoSteps.created_at, before))
}

/** JSON holds moments as texts. */
function revived(change: UndoableChange): UndoableChange {
  const freeRequests = (change.freeRequests ?? []).map(withDates)
  if ('removed' in change) return { ...change, freeRequests, removed: change.removed.map(withDates) }
  return {
    ...change,
    freeRequests,
    profile: withDates(change.profile),
    ideas: change.ideas.map(withDates),
    otherGifts: (change.otherGifts ?? []).map(withDates),
    endedTakes: (change.endedTakes ?? []).map(withDates),
  }
}

function withDates<Row extends object>(row: Row): Row {
  const fields = Object.entries(row).map(([name, value]: [string, unknown]) => [
    name,
    /_at$|At$/.test(name) && typeof value === 'string' ? new Date(value) : value,
  ])
  return Object.fromEntries(fields) as Row
}
