import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { ParticipantFields } from '#app/domain/draws/draw.ts'
import type { ExcludedPair } from '#app/domain/draws/draw-problem.ts'
import type { Database } from '#app/server/database/database.ts'
import { drawExclusions, drawParticipants, gatherings } from '#app/server/database/schema.ts'
import { isUuid } from '#app/server/database/uuid.ts'

// A drawn name is read by `drawOfLink` alone.
const { draws: _, opened_by: __, ...columns } = getTableColumns(drawParticipants)

export async function participantsOf(db: Database, gatheringId: string) {
  return db
    .select(columns)
    .from(drawParticipants)
    .where(eq(drawParticipants.gathering_id, gatheringId))
    .orderBy(asc(drawParticipants.created_at), drawParticipants.name)
}

export type Participant = Awaited<ReturnType<typeof participantsOf>>[number]

export async function exclusionsOf(db: Database, gatheringId: string): Promise<ExcludedPair[]> {
  const rows = await db
    .select({ one: drawExclusions.one, other: drawExclusions.other })
    .from(drawExclusions)
    .innerJoin(drawParticipants, eq(drawParticipants.id, drawExclusions.one))
    .where(eq(drawParticipants.gathering_id, gatheringId))
    .orderBy(drawExclusions.one, drawExclusions.other)
  return rows.map(({ one, other }) => [one, other])
}

export async function insertParticipants(
  tx: Database,
  gatheringId: string,
  added: readonly (ParticipantFields & { link: string })[],
): Promise<void> {
  if (added.length === 0) return
  await tx
    .insert(drawParticipants)
    .values(added.map(({ profile, ...one }) => ({ ...one, gathering_id: gatheringId, profile_id: profile })))
}

export async function updateParticipant(
  tx: Database,
  id: string,
  { profile, ...fields }: ParticipantFields,
): Promise<void> {
  await tx
    .update(drawParticipants)
    .set({ ...fields, profile_id: profile })
    .where(eq(drawParticipants.id, id))
}

export async function deleteParticipant(tx: Database, gatheringId: string, id: string): Promise<void> {
  if (!isUuid(id)) return
  await tx
    .delete(drawParticipants)
    .where(and(eq(drawParticipants.gathering_id, gatheringId), eq(drawParticipants.id, id)))
}

export async function insertExclusion(tx: Database, [one, other]: ExcludedPair): Promise<void> {
  await tx.insert(drawExclusions).values(inOrder(one, other)).onConflictDoNothing()
}

export async function deleteExclusion(tx: Database, [one, other]: ExcludedPair): Promise<void> {
  const pair = inOrder(one, other)
  await tx
    .delete(drawExclusions)
    .where(and(eq(drawExclusions.one, pair.one), eq(drawExclusions.other, pair.other)))
}

function inOrder(first: string, second: string): { one: string; other: string } {
  return first < second ? { one: first, other: second } : { one: second, other: first }
}

export async function updateBudget(tx: Database, gatheringId: string, budget: string): Promise<void> {
  await tx.update(gatherings).set({ draw_budget: budget }).where(eq(gatherings.id, gatheringId))
}

export async function storeDraw(
  tx: Database,
  gatheringId: string,
  recipients: ReadonlyMap<string, string>,
  at: Date,
): Promise<void> {
  const pairs = [...recipients].map(([giver, recipient]) => ({ giver, recipient }))
  await tx.execute(sql`update draw_participants set draws = pair.recipient
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair(giver uuid, recipient uuid)
    where draw_participants.id = pair.giver`)
  await tx
    .update(gatherings)
    .set({ drawn_at: at, draws_made: sql`${gatherings.draws_made} + 1` })
    .where(eq(gatherings.id, gatheringId))
}

export async function forgetDraw(tx: Database, gatheringId: string): Promise<void> {
  await tx
    .update(drawParticipants)
    .set({ draws: null, link_mailed_at: null })
    .where(eq(drawParticipants.gathering_id, gatheringId))
  await tx.update(gatherings).set({ drawn_at: null }).where(eq(gatherings.id, gatheringId))
}
