import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#app/server/database/database.ts'
import { deletedLists, endedTakes, freeRequests, giftProfiles, ideas } from '#app/server/database/schema.ts'
import { pictureOfIdea } from '#app/server/queries/pictures.ts'
import { isWaiting } from '#app/server/queries/free-requests.ts'

const MOST = 300

/**
 * The list has had another link since the device last took something of it. A take in the ten seconds after may still
 * have come by the old link, because a renewal takes a moment and the clocks of two servers differ; so it shows nothing.
 */
export const linkIsNewer = sql<boolean>`coalesce(
  ${giftProfiles.link_renewed_at} + interval '10 seconds'
    >= max(${ideas.taken_at}) over (partition by ${ideas.profile_id}, ${ideas.taken_by}), false)`

export async function giftsOfDevice(db: Database, device: string) {
  return db
    .select({
      id: ideas.id,
      text: ideas.text,
      source: ideas.source,
      language: giftProfiles.language,
      ideaLanguage: ideas.language,
      takenText: ideas.taken_text,
      details: ideas.details,
      price: ideas.price,
      priceGuessed: ideas.price_guessed,
      priceSeenOn: ideas.price_seen_on,
      picture: pictureOfIdea,
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
      asked: sql<boolean>`${freeRequests.id} is not null`,
      linkIsNewer,
    })
    .from(ideas)
    .innerJoin(giftProfiles, eq(giftProfiles.id, ideas.profile_id))
    .leftJoin(freeRequests, isWaiting())
    .where(eq(ideas.taken_by, device))
    .orderBy(asc(giftProfiles.occasion_date), giftProfiles.id, asc(ideas.position))
    .limit(MOST)
}

/**
 * The takes of a device that owners ended, the newest first. None of an idea that the device has again, under its id or
 * in the same words, because its owner brought it back or somebody took it on the device.
 */
export async function endedTakesOf(db: Database, device: string) {
  return db
    .select({
      id: endedTakes.id,
      text: endedTakes.text,
      how: endedTakes.how,
      slug: giftProfiles.slug,
      recipientName: giftProfiles.recipient_name,
      created_by: giftProfiles.created_by,
      status: giftProfiles.status,
      takedown_reason: giftProfiles.takedown_reason,
      keep_surprise: giftProfiles.keep_surprise,
      linkIsNewer: sql<boolean>`${endedTakes.text} is null
        or coalesce(${giftProfiles.link_renewed_at} + interval '10 seconds' >= ${endedTakes.ended_at}, false)`,
    })
    .from(endedTakes)
    .innerJoin(giftProfiles, eq(giftProfiles.id, endedTakes.profile_id))
    .where(
      and(
        eq(endedTakes.device, device),
        sql`not exists (select 1 from ideas where ideas.profile_id = ${endedTakes.profile_id}
          and ideas.taken_by = ${endedTakes.device}
          and (ideas.id = ${endedTakes.idea_id} or lower(ideas.text) = lower(${endedTakes.text})))`,
      ),
    )
    .orderBy(desc(endedTakes.ended_at), endedTakes.id)
    .limit(MOST)
}

/** When lists were deleted of which a device took something, the newest first; none that is kept from this account. */
export async function deletedListsOf(db: Database, device: string, viewerId: string | null) {
  return db
    .select({ id: deletedLists.id, at: deletedLists.deleted_at })
    .from(deletedLists)
    .where(
      and(
        eq(deletedLists.device, device),
        sql`coalesce(${deletedLists.kept_from} <> ${viewerId}::text, true)`,
      ),
    )
    .orderBy(desc(deletedLists.deleted_at), deletedLists.id)
    .limit(MOST)
}
