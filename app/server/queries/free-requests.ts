import { and, asc, eq, gte, inArray, notExists, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#app/server/database/database.ts'
import { freeRequests, giftProfiles, ideas, accounts } from '#app/server/database/schema.ts'
import { isUuid } from '#app/server/database/uuid.ts'
import { isSlug } from '#app/domain/addresses/slug.ts'

/** An idea of a shared profile with what decides who may ask its owner to free it, and what the owner is told. */
export async function ideaToFree(db: Database, { slug, idea }: { slug: string; idea: string }) {
  if (!isSlug(slug)) return undefined
  const [row] = await db
    .select({
      profileId: giftProfiles.id,
      created_by: giftProfiles.created_by,
      status: giftProfiles.status,
      takedown_reason: giftProfiles.takedown_reason,
      keep_surprise: giftProfiles.keep_surprise,
      show_giver_names: giftProfiles.show_giver_names,
      recipientName: giftProfiles.recipient_name,
      ownerEmail: accounts.email,
      ideaId: ideas.id,
      text: ideas.text,
      source: ideas.source,
      ideaLanguage: ideas.language,
      language: giftProfiles.language,
      takenBy: ideas.taken_by,
      askedBy: freeRequests.device,
    })
    .from(giftProfiles)
    .innerJoin(accounts, eq(accounts.id, giftProfiles.created_by))
    .leftJoin(
      ideas,
      and(eq(ideas.profile_id, giftProfiles.id), eq(ideas.id, isUuid(idea) ? idea : sql`null`)),
    )
    .leftJoin(freeRequests, and(eq(freeRequests.idea_id, ideas.id), eq(freeRequests.device, ideas.taken_by)))
    .where(eq(giftProfiles.slug, slug))
  return row
}

/** Stores that the device which took an idea asks for it to be freed. Answers the request's id if it is the first time. */
export async function storeFreeRequest(
  tx: Database,
  { profileId, ideaId, device, at }: { profileId: string; ideaId: string; device: string; at: Date },
): Promise<string | undefined> {
  const asked = { profile_id: profileId, idea_id: ideaId, device, asked_at: at }
  const [inserted] = await tx
    .insert(freeRequests)
    .values(asked)
    .onConflictDoNothing()
    .returning({ id: freeRequests.id })
  if (inserted) return inserted.id
  await tx
    .update(freeRequests)
    .set({ asked_at: at })
    .where(and(eq(freeRequests.idea_id, ideaId), eq(freeRequests.device, device)))
  return undefined
}

/** Whether a request waits: asked since the idea was taken, by the device that has it. */
export function isWaiting() {
  return and(
    eq(freeRequests.idea_id, ideas.id),
    eq(freeRequests.device, ideas.taken_by),
    gte(freeRequests.asked_at, ideas.taken_at),
  )
}

/**
 * Whether a request waits for its owner's answer, of a query with `free_requests`, their profile and, left-joined, their
 * idea. That of an idea which is gone is stored only where going away would have told a surprised owner which it was.
 */
export const waitsForAnswer = sql<boolean>`case when ideas.id is null then gift_profiles.keep_surprise
  else coalesce(ideas.taken_by = free_requests.device and free_requests.asked_at >= ideas.taken_at, false) end`

/** The requests of a profile that wait, in order of asking; without an idea where it is gone. */
export async function waitingFreeRequests(db: Database, profileId: string) {
  return db
    .select({ id: freeRequests.id, ideaId: ideas.id, text: ideas.text })
    .from(freeRequests)
    .innerJoin(giftProfiles, eq(giftProfiles.id, freeRequests.profile_id))
    .leftJoin(ideas, eq(ideas.id, freeRequests.idea_id))
    .where(and(eq(freeRequests.profile_id, profileId), waitsForAnswer))
    .orderBy(asc(freeRequests.asked_at), freeRequests.id)
}

/** Deletes the requests for ideas that are about to go, and answers them; under a surprise those that wait stay. */
export async function deleteFreeRequests(
  tx: Database,
  ideaIds: readonly string[],
): Promise<(typeof freeRequests.$inferSelect)[]> {
  if (ideaIds.length === 0) return []
  const waitsUnseen = tx
    .select({ id: freeRequests.id })
    .from(freeRequests)
    .innerJoin(ideas, isWaiting())
    .innerJoin(giftProfiles, eq(giftProfiles.id, ideas.profile_id))
    .where(and(eq(giftProfiles.keep_surprise, true), inArray(freeRequests.idea_id, [...ideaIds])))
  return tx
    .delete(freeRequests)
    .where(and(inArray(freeRequests.idea_id, [...ideaIds]), notInArray(freeRequests.id, waitsUnseen)))
    .returning()
}

/** Deletes a profile's requests for ideas that are gone, or the one with `id`; answers whether there was one. */
export async function deleteRequestsForGone(
  tx: Database,
  { profileId, id }: { profileId: string; id?: string },
): Promise<boolean> {
  if (id !== undefined && !isUuid(id)) return false
  const isGone = notExists(tx.select().from(ideas).where(eq(ideas.id, freeRequests.idea_id)))
  const isMeant = id === undefined ? undefined : eq(freeRequests.id, id)
  const deleted = await tx
    .delete(freeRequests)
    .where(and(isMeant, eq(freeRequests.profile_id, profileId), isGone))
    .returning({ id: freeRequests.id })
  return deleted.length > 0
}
