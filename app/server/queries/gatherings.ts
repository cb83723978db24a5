import { and, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { GatheringFields } from '#app/domain/gatherings/gathering.ts'
import type { StoredGatheringProfile } from '#app/domain/gatherings/gathering-visibility.ts'
import { isSlug } from '#app/domain/addresses/slug.ts'
import type { Database } from '#app/server/database/database.ts'
import { preparedQuery } from '#app/server/database/prepared-statements.ts'
import {
  accounts,
  gatheringMembers,
  gatheringProfiles,
  gatherings,
  giftProfiles,
} from '#app/server/database/schema.ts'
import { singleFlight } from '#app/server/database/single-flight.ts'
import { isNamed, isUuid } from '#app/server/database/uuid.ts'
import { firstPictures } from '#app/server/queries/pictures.ts'
import { lockAccount } from '#app/server/queries/accounts/accounts.ts'

const { created_at: _createdAt, link_renewed_at: _renewedAt, ...columns } = getTableColumns(gatherings)

/** The profiles of a gathering in the order of their days, each with how many of its ideas are taken, as one value. */
const profilesShown = sql<StoredGatheringProfile[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', one.id, 'slug', one.slug, 'created_by', one.created_by, 'language', one.language,
    'recipient_name', one.recipient_name, 'occasion_type', one.occasion_type, 'other_occasion', one.other_occasion,
    'occasion_date', one.occasion_date, 'status', one.status, 'takedown_reason', one.takedown_reason,
    'keep_surprise', one.keep_surprise, 'total', counted.total, 'taken', counted.taken,
    'pictures', ${firstPictures(sql`one.id`)})
    order by one.occasion_date, one.recipient_name, one.id)
  from gathering_profiles as part
  join gift_profiles as one on one.id = part.profile_id
  cross join lateral (select count(*)::int as total, count(ideas.taken_at)::int as taken
    from ideas where ideas.profile_id = one.id) as counted
  where part.gathering_id = gatherings.id), '[]')`

export const memberIds = sql<string[]>`array(select user_id from gathering_members
  where gathering_id = gatherings.id order by joined_at, user_id)`

/** The gathering behind a public address with its profiles. Requests at the same time share the query. */
export async function sharedGathering(db: Database, slug: string) {
  return isSlug(slug) ? shared(db)(slug) : undefined
}

const shared = preparedQuery((db) => {
  const query = db
    .select({ ...columns, profiles: profilesShown, member_ids: memberIds })
    .from(gatherings)
    .where(eq(gatherings.slug, sql.placeholder('slug')))
    .prepare('')
  return singleFlight(async (slug) => {
    const [row] = await query.execute({ slug })
    return row
  })
})

export async function gatheringById(db: Database, id: string) {
  if (!isUuid(id)) return undefined
  const [row] = await db
    .select({ ...columns, profiles: profilesShown, member_ids: memberIds })
    .from(gatherings)
    .where(eq(gatherings.id, id))
  return row
}

export async function gatheringWithProfile(db: Database, slug: string, profileSlug: string) {
  if (!isSlug(slug)) return undefined
  const [row] = await db
    .select({ slug: gatherings.slug, name: gatherings.name })
    .from(gatherings)
    .innerJoin(gatheringProfiles, eq(gatheringProfiles.gathering_id, gatherings.id))
    .innerJoin(giftProfiles, eq(giftProfiles.id, gatheringProfiles.profile_id))
    .where(
      and(
        eq(gatherings.slug, slug),
        eq(giftProfiles.slug, profileSlug),
        sql`${gatherings.takedown_reason} is null`,
      ),
    )
  return row
}

export async function gatheringsOf(db: Database, ownerId: string) {
  return db
    .select({
      ...columns,
      profiles: sql<number>`(select count(*)::int from gathering_profiles where gathering_id = gatherings.id)`,
    })
    .from(gatherings)
    .where(
      inArray(
        gatherings.id,
        unionAll(
          db.select({ id: gatherings.id }).from(gatherings).where(eq(gatherings.created_by, ownerId)),
          db
            .select({ id: gatheringMembers.gathering_id })
            .from(gatheringMembers)
            .innerJoin(gatherings, eq(gatherings.id, gatheringMembers.gathering_id))
            .where(and(eq(gatheringMembers.user_id, ownerId), isNull(gatherings.takedown_reason))),
        ),
      ),
    )
    .orderBy(desc(gatherings.created_at), gatherings.id)
}

export async function gatheringsForExport(db: Database, ownerId: string) {
  return db
    .select({
      ...getTableColumns(gatherings),
      profile_ids: sql<string[]>`array(select profile_id from gathering_profiles
        join gift_profiles as own on own.id = profile_id and own.created_by = gatherings.created_by
        where gathering_id = gatherings.id order by profile_id)`,
      // No links, no drawn names, and no ids of what is not the owner's.
      draw_participants: sql<object[]>`coalesce((
        select jsonb_agg(jsonb_build_object('name', name, 'email', email, 'profile_id', own.id) order by name)
        from draw_participants
        left join gift_profiles as own on own.id = profile_id and own.created_by = gatherings.created_by
        where gathering_id = gatherings.id), '[]')`,
      draw_exclusions: sql<string[][]>`coalesce((
        select jsonb_agg(jsonb_build_array(one.name, other.name) order by one.name, other.name)
        from draw_participants as one
        join draw_exclusions as pair on pair.one = one.id
        join draw_participants as other on other.id = pair.other
        where one.gathering_id = gatherings.id), '[]')`,
    })
    .from(gatherings)
    .where(eq(gatherings.created_by, ownerId))
    .orderBy(desc(gatherings.created_at), gatherings.id)
}

/** How many gatherings an account has; until the transaction ends nobody else adds one to it. */
export async function lockedGatheringCount(tx: Database, ownerId: string): Promise<number> {
  await lockAccount(tx, ownerId)
  return tx.$count(gatherings, eq(gatherings.created_by, ownerId))
}

export async function insertGathering(
  tx: Database,
  row: GatheringFields & { slug: string; created_by: string; language: string },
): Promise<string> {
  const [inserted] = await tx.insert(gatherings).values(row).returning({ id: gatherings.id })
  if (!inserted) throw new Error('insert returned no row')
  return inserted.id
}

/** Stores edited fields over the version that was edited; false when another edit came first. */
export async function updateGathering(
  tx: Database,
  id: string,
  version: number,
  fields: GatheringFields,
): Promise<boolean> {
  const updated = await tx
    .update(gatherings)
    .set({ ...fields, version: sql`${gatherings.version} + 1` })
    .where(and(eq(gatherings.id, id), eq(gatherings.version, version)))
    .returning({ id: gatherings.id })
  return updated.length === 1
}

/** Makes a gathering show these of somebody's profiles and no other of theirs; what is not theirs is left out. */
export async function replaceProfilesOf(
  tx: Database,
  { id, ownerId, profileIds }: { id: string; ownerId: string; profileIds: readonly string[] },
): Promise<void> {
  await removeProfilesOf(tx, id, ownerId)
  const ids = profileIds.filter(isUuid)
  if (ids.length === 0) return
  const own = await tx
    .select({ profile_id: giftProfiles.id })
    .from(giftProfiles)
    .where(and(eq(giftProfiles.created_by, ownerId), inArray(giftProfiles.id, ids)))
  if (own.length > 0)
    await tx.insert(gatheringProfiles).values(own.map((profile) => ({ ...profile, gathering_id: id })))
}

export async function gatheringIdsOf(tx: Database, profileId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: gatheringProfiles.gathering_id })
    .from(gatheringProfiles)
    .where(eq(gatheringProfiles.profile_id, profileId))
  return rows.map(({ id }) => id)
}

export async function gatheringSlugsOf(tx: Database, profileId: string): Promise<string[]> {
  const rows = await tx
    .select({ slug: gatherings.slug })
    .from(gatherings)
    .innerJoin(gatheringProfiles, eq(gatheringProfiles.gathering_id, gatherings.id))
    .where(eq(gatheringProfiles.profile_id, profileId))
  return rows.map(({ slug }) => slug)
}

export async function addToGathering(tx: Database, id: string, profileId: string): Promise<void> {
  await tx.insert(gatheringProfiles).values({ gathering_id: id, profile_id: profileId }).onConflictDoNothing()
}

export async function removeProfilesOf(tx: Database, id: string, ownerId: string): Promise<void> {
  const theirs = tx
    .select({ id: giftProfiles.id })
    .from(giftProfiles)
    .where(eq(giftProfiles.created_by, ownerId))
  await tx
    .delete(gatheringProfiles)
    .where(and(eq(gatheringProfiles.gathering_id, id), inArray(gatheringProfiles.profile_id, theirs)))
}

export async function removeProfile(tx: Database, id: string, profileId: string): Promise<void> {
  if (!isUuid(profileId)) return
  await tx
    .delete(gatheringProfiles)
    .where(and(eq(gatheringProfiles.gathering_id, id), eq(gatheringProfiles.profile_id, profileId)))
}

/** A gathering, locked against changes of its participants and profiles until the transaction ends. */
export async function lockedGathering(tx: Database, id: string) {
  if (!isUuid(id)) return undefined
  await tx.select({ id: gatherings.id }).from(gatherings).where(eq(gatherings.id, id)).for('update')
  return gatheringById(tx, id)
}

export async function updateGatheringSlug(tx: Database, id: string, slug: string, at: Date): Promise<void> {
  await tx.update(gatherings).set({ slug, link_renewed_at: at }).where(eq(gatherings.id, id))
}

export async function deleteGatheringRow(tx: Database, id: string): Promise<void> {
  await tx.delete(gatherings).where(eq(gatherings.id, id))
}

/** Hides a gathering for a reason, or shows it again. Answers its owner's address; undefined when there is none. */
export async function setGatheringTakedown(
  tx: Database,
  slugOrId: string,
  reason: string | null,
): Promise<{ id: string; slug: string; name: string; email: string } | undefined> {
  const [row] = await tx
    .update(gatherings)
    .set({ takedown_reason: reason })
    .from(accounts)
    .where(and(isNamed(gatherings, slugOrId), eq(accounts.id, gatherings.created_by)))
    .returning({
      id: gatherings.id,
      slug: gatherings.slug,
      name: gatherings.name,
      email: accounts.email,
    })
  return row
}
