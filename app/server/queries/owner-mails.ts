import { and, asc, between, eq, gt, isNull, lt, isNotNull, notExists, or, sql, gte } from 'drizzle-orm'
import { occasionsToRemind, REMINDERS, type ReminderKind } from '#app/domain/mails/owner-mails.ts'
import { waitsForAnswer } from '#app/server/queries/free-requests.ts'
import type { Database } from '#app/server/database/database.ts'
import {
  giftProfiles,
  ideas,
  mailChoices,
  accounts,
  remindersSent,
  freeRequests,
} from '#app/server/database/schema.ts'

const KINDS = Object.keys(REMINDERS) as ReminderKind[]

/** Complete profiles whose owner wants reminders and whose occasion is near one on the UTC day `today`, by id after `after`. */
export async function profilesToRemind(db: Database, today: string, after: string | null, limit: number) {
  return db
    .select({
      id: giftProfiles.id,
      slug: giftProfiles.slug,
      recipientName: giftProfiles.recipient_name,
      occasion_type: giftProfiles.occasion_type,
      other_occasion: giftProfiles.other_occasion,
      occasionDate: giftProfiles.occasion_date,
      keepSurprise: giftProfiles.keep_surprise,
      ideas: sql<number>`(select count(*)::int from ${ideas} where ${ideas.profile_id} = ${giftProfiles.id})`,
      taken: sql<number>`(select count(${ideas.taken_at})::int from ${ideas} where ${ideas.profile_id} = ${giftProfiles.id})`,
      ownerId: accounts.id,
      ownerEmail: accounts.email,
      timeZone: mailChoices.time_zone,
    })
    .from(giftProfiles)
    .innerJoin(accounts, eq(accounts.id, giftProfiles.created_by))
    .innerJoin(mailChoices, eq(mailChoices.user_id, giftProfiles.created_by))
    .where(
      and(
        eq(mailChoices.reminders, true),
        eq(giftProfiles.status, 'complete'),
        isNull(giftProfiles.takedown_reason),
        after === null ? undefined : gt(giftProfiles.id, after),
        or(...KINDS.map((kind) => and(isNear(kind, today), notExists(sent(db, kind))))),
      ),
    )
    .orderBy(asc(giftProfiles.id))
    .limit(limit)
}

function isNear(kind: ReminderKind, today: string) {
  const { first, last } = occasionsToRemind(kind, today)
  return between(giftProfiles.occasion_date, first, last)
}

function sent(db: Database, kind: ReminderKind) {
  return db
    .select({ one: sql`1` })
    .from(remindersSent)
    .where(
      and(
        eq(remindersSent.profile_id, giftProfiles.id),
        eq(remindersSent.kind, kind),
        eq(remindersSent.occasion_year, sql`extract(year from ${giftProfiles.occasion_date})`),
      ),
    )
}

/** Claims a reminder for one instance; false when it was claimed before. */
export async function claimReminder(
  tx: Database,
  { profileId, kind, occasionDate, at }: ReminderClaim,
): Promise<boolean> {
  const claimed = await tx
    .insert(remindersSent)
    .values({ profile_id: profileId, kind, occasion_year: Number(occasionDate.slice(0, 4)), sent_at: at })
    .onConflictDoNothing()
    .returning({ kind: remindersSent.kind })
  return claimed.length > 0
}

interface ReminderClaim {
  profileId: string
  kind: ReminderKind
  occasionDate: string
  at: Date
}

export async function deleteOldReminders(db: Database, before: Date): Promise<void> {
  await db.delete(remindersSent).where(lt(remindersSent.sent_at, before))
}

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
  const asked = sql<number>`(select count(*)::int from free_requests left join ideas on ideas.id = free_requests.idea_id
    where free_requests.profile_id = gift_profiles.id and ${waitsForAnswer}
      and ${and(gte(freeRequests.asked_at, since), lt(freeRequests.asked_at, until))})`
  return tx
    .select({
      id: giftProfiles.id,
      recipientName: giftProfiles.recipient_name,
      taken: sql<
        string[]
      >`coalesce(array_agg(${ideas.text} order by ${ideas.taken_at}) filter (where ${isNotNull(ideas.id)}), '{}')`,
      requests: asked,
    })
    .from(giftProfiles)
    .leftJoin(ideas, and(eq(ideas.profile_id, giftProfiles.id), taken))
    .where(and(eq(giftProfiles.created_by, ownerId), or(isNotNull(ideas.id), gt(asked, 0))))
    .groupBy(giftProfiles.id)
    .orderBy(asc(giftProfiles.occasion_date), giftProfiles.id)
    .limit(MAX_LISTS)
}
