import { and, eq, asc, gte, sql } from 'drizzle-orm'
import type { Database } from '#app/server/database/database.ts'
import {
  accounts,
  freeRequests,
  giftProfiles,
  giverNames,
  ideas,
  otherGifts,
} from '#app/server/database/schema.ts'
import type { OtherGift } from '#app/domain/profiles/visibility.ts'
import { isUuid } from '#app/server/database/uuid.ts'
import { isSlug } from '#app/domain/addresses/slug.ts'

export async function giversOfProfile(db: Database, profileId: string): Promise<Map<string, string>> {
  const named = await db
    .select({ id: ideas.id, name: giverNames.name })
    .from(giverNames)
    .innerJoin(ideas, and(eq(ideas.id, giverNames.idea_id), eq(ideas.taken_by, giverNames.device)))
    .where(eq(ideas.profile_id, profileId))
  return new Map(named.map(({ id, name }) => [id, name]))
}

export async function giverName(db: Database, ideaId: string, device: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: giverNames.name })
    .from(giverNames)
    .where(and(eq(giverNames.idea_id, ideaId), eq(giverNames.device, device)))
  return row?.name
}

/** Stores who an idea is from in the words of a device, in place of what was said before; '' says it no more. */
export async function storeGiverName(
  tx: Database,
  { ideaId, device, name }: { ideaId: string; device: string; name: string },
): Promise<void> {
  if (name === '') {
    await tx.delete(giverNames).where(eq(giverNames.idea_id, ideaId))
    return
  }
  await tx
    .insert(giverNames)
    .values({ idea_id: ideaId, device, name })
    .onConflictDoUpdate({ target: giverNames.idea_id, set: { device, name } })
}

export async function otherGiftsOf(db: Database, profileId: string, device?: string): Promise<OtherGift[]> {
  return db
    .select({ id: otherGifts.id, text: otherGifts.text })
    .from(otherGifts)
    .where(
      and(
        eq(otherGifts.profile_id, profileId),
        device === undefined ? undefined : eq(otherGifts.device, device),
      ),
    )
    .orderBy(asc(otherGifts.created_at), otherGifts.id)
}

/** Adds one unless there is no more room, for the list or for the device; answers whether there was. */
export async function insertOtherGift(
  tx: Database,
  gift: { profileId: string; device: string; text: string; at: Date },
  room: { ofList: number; ofDevice: number },
): Promise<boolean> {
  const { profileId: profile_id, device, text, at: created_at } = gift
  // Locked, so that of two at once the second counts the first.
  await tx
    .select({ id: giftProfiles.id })
    .from(giftProfiles)
    .where(eq(giftProfiles.id, profile_id))
    .for('no key update')
  const ofList = await tx.$count(otherGifts, eq(otherGifts.profile_id, profile_id))
  const own = and(eq(otherGifts.profile_id, profile_id), eq(otherGifts.device, device))
  if (ofList >= room.ofList || (await tx.$count(otherGifts, own)) >= room.ofDevice) return false
  await tx.insert(otherGifts).values({ profile_id, device, text, created_at })
  return true
}

export async function deleteOtherGift(
  tx: Database,
  { id, profileId, device }: { id: string; profileId: string; device?: string },
): Promise<boolean> {
  if (!isUuid(id)) return false
  const removed = await tx
    .delete(otherGifts)
    .where(
      and(
        eq(otherGifts.id, id),
        eq(otherGifts.profile_id, profileId),
        device === undefined ? undefined : eq(otherGifts.device, device),
      ),
    )
    .returning({ id: otherGifts.id })
  return removed.length > 0
}

export async function deleteOtherGifts(tx: Database, profileId: string): Promise<void> {
  await tx.delete(otherGifts).where(eq(otherGifts.profile_id, profileId))
}

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

/** The requests of a profile that wait: asked since the idea was taken, by the device that has it. In order of asking. */
export async function waitingFreeRequests(db: Database, profileId: string) {
  return db
    .select({ id: freeRequests.id, ideaId: ideas.id, text: ideas.text })
    .from(freeRequests)
    .innerJoin(
      ideas,
      and(
        eq(ideas.id, freeRequests.idea_id),
        eq(ideas.taken_by, freeRequests.device),
        gte(freeRequests.asked_at, ideas.taken_at),
      ),
    )
    .where(eq(ideas.profile_id, profileId))
    .orderBy(asc(freeRequests.asked_at), freeRequests.id)
}

const MOST = 300

export async function giftsOfDevice(db: Database, device: string) {
  return db
    .select({
      id: ideas.id,
      text: ideas.text,
      details: ideas.details,
      price: ideas.price,
      priceGuessed: ideas.price_guessed,
      productUrl: ideas.product_url,
      slug: giftProfiles.slug,
      recipientName: giftProfiles.recipient_name,
      occasion_type: giftProfiles.occasion_type,
      other_occasion: giftProfiles.other_occasion,
      occasionDate: giftProfiles.occasion_date,
      shop: giftProfiles.shop,
      created_by: giftProfiles.created_by,
      status: giftProfiles.status,
      takedown_reason: giftProfiles.takedown_reason,
      keep_surprise: giftProfiles.keep_surprise,
      showsGivers: giftProfiles.show_giver_names,
      /**
       * The list has had another link since the device last took something of it. A take in the ten seconds after may still
       * have come by the old link, because a renewal takes a moment and the clocks of two servers differ; so it shows nothing.
       */
      linkIsNewer: sql<boolean>`coalesce(
        ${giftProfiles.link_renewed_at} + interval '10 seconds' >= max(${ideas.taken_at}) over (partition by ${ideas.profile_id}), false)`,
    })
    .from(ideas)
    .innerJoin(giftProfiles, eq(giftProfiles.id, ideas.profile_id))
    .where(eq(ideas.taken_by, device))
    .orderBy(asc(giftProfiles.occasion_date), giftProfiles.id, asc(ideas.position))
    .limit(MOST)
}
