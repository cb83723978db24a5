import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { isSlug } from '#app/domain/addresses/slug.ts'
import type { Database } from '#app/server/database/database.ts'
import { accounts, gatheringMembers, gatherings } from '#app/server/database/schema.ts'
import { memberIds } from '#app/server/queries/gatherings.ts'

export async function gatheringByInvitation(db: Database, invitation: string) {
  if (!isSlug(invitation)) return undefined
  const [row] = await db
    .select({ ...getTableColumns(gatherings), member_ids: memberIds })
    .from(gatherings)
    .where(and(eq(gatherings.invitation, invitation), sql`${gatherings.takedown_reason} is null`))
  return row
}

export async function updateInvitation(tx: Database, id: string, invitation: string | null): Promise<void> {
  await tx.update(gatherings).set({ invitation }).where(eq(gatherings.id, id))
}

export async function insertMember(tx: Database, id: string, userId: string, at: Date): Promise<void> {
  await tx
    .insert(gatheringMembers)
    .values({ gathering_id: id, user_id: userId, joined_at: at })
    .onConflictDoNothing()
}

export async function deleteMember(tx: Database, id: string, userId: string): Promise<void> {
  await tx
    .delete(gatheringMembers)
    .where(and(eq(gatheringMembers.gathering_id, id), eq(gatheringMembers.user_id, userId)))
}

export async function membersOf(db: Database, id: string): Promise<{ id: string; email: string }[]> {
  return db
    .select({ id: accounts.id, email: accounts.email })
    .from(gatheringMembers)
    .innerJoin(accounts, eq(accounts.id, gatheringMembers.user_id))
    .where(eq(gatheringMembers.gathering_id, id))
    .orderBy(asc(gatheringMembers.joined_at), accounts.id)
}

export async function passGatheringTo(tx: Database, id: string, userId: string): Promise<void> {
  await deleteMember(tx, id, userId)
  await tx.update(gatherings).set({ created_by: userId }).where(eq(gatherings.id, id))
}

/** The gatherings that somebody made or joined, by their ids, in the order in which all lock them. */
export async function gatheringIdsWith(tx: Database, userId: string): Promise<string[]> {
  const rows = await unionAll(
    tx.select({ id: gatherings.id }).from(gatherings).where(eq(gatherings.created_by, userId)),
    tx
      .select({ id: gatheringMembers.gathering_id })
      .from(gatheringMembers)
      .where(eq(gatheringMembers.user_id, userId)),
  )
  return rows.map(({ id }) => id).toSorted()
}
