import { and, asc, eq, gte, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#app/server/database/database.ts'
import { freeRequests, giftProfiles, ideas } from '#app/server/database/schema.ts'

const MAX_LISTS = 20

export async function listNews(
  tx: Database,
  ownerId: string,
  { since, until }: { since: Date; until: Date },
) {
  const taken = and(
    eq(giftProfiles.keep_surprise, false),
    gte(ideas.taken_at, since),
    lt(ideas.taken_at, until),
  )
  const asked = and(
    gte(freeRequests.asked_at, ideas.taken_at),
    gte(freeRequests.asked_at, since),
    lt(freeRequests.asked_at, until),
  )
  return tx
    .select({
      id: giftProfiles.id,
      recipientName: giftProfiles.recipient_name,
      taken: sql<
        string[]
      >`coalesce(array_agg(${ideas.text} order by ${ideas.taken_at}) filter (where ${taken}), '{}')`,
      requests: sql<number>`count(*) filter (where ${asked})::int`,
    })
    .from(giftProfiles)
    .innerJoin(ideas, eq(ideas.profile_id, giftProfiles.id))
    .leftJoin(freeRequests, and(eq(freeRequests.idea_id, ideas.id), eq(freeRequests.device, ideas.taken_by)))
    .where(and(eq(giftProfiles.created_by, ownerId), or(taken, asked)))
    .groupBy(giftProfiles.id)
    .orderBy(asc(giftProfiles.occasion_date), giftProfiles.id)
    .limit(MAX_LISTS)
}
