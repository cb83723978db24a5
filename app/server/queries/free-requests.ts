import { and, asc, eq, gte, sql } from 'drizzle-orm'
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
  { ideaId, device, at }: { ideaId: string; device: string; at: Date },
): Promise<string | undefined> {
  const asked = { idea_id: ideaId, device, asked_at: at }
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

/** The requests of a profile that wait, in order of asking. */
export async function waitingFreeRequests(db: Database, profileId: string) {
  return db
    .select({ id: freeRequests.id, ideaId: ideas.id, text: ideas.text })
    .from(freeRequests)
    .innerJoin(ideas, isWaiting())
    .where(eq(ideas.profile_id, profileId))
    .orderBy(asc(freeRequests.asked_at), freeRequests.id)
}
