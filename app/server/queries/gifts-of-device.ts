import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#app/server/database/database.ts'
import { freeRequests, giftProfiles, ideas } from '#app/server/database/schema.ts'
import { isWaiting } from '#app/server/queries/free-requests.ts'

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
      asked: sql<boolean>`${freeRequests.id} is not null`,
      /**
       * The list has had another link since the device last took something of it. A take in the ten seconds after may still
       * have come by the old link, because a renewal takes a moment and the clocks of two servers differ; so it shows nothing.
       */
      linkIsNewer: sql<boolean>`coalesce(
        ${giftProfiles.link_renewed_at} + interval '10 seconds' >= max(${ideas.taken_at}) over (partition by ${ideas.profile_id}), false)`,
    })
    .from(ideas)
    .innerJoin(giftProfiles, eq(giftProfiles.id, ideas.profile_id))
    .leftJoin(freeRequests, isWaiting())
    .where(eq(ideas.taken_by, device))
    .orderBy(asc(giftProfiles.occasion_date), giftProfiles.id, asc(ideas.position))
    .limit(MOST)
}
