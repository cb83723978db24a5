import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { GiftProfileFields } from '#app/domain/gift-profile-form.ts'
import type { ProfileStatus } from '#app/domain/gift-profile.ts'
import { isSlug } from '#app/domain/slug.ts'
import type { StoredProfile } from '#app/domain/visibility.ts'
import type { Database } from '#app/server/database/database.ts'
import { giftProfiles, giftSuggestions, profiles as accountRows } from '#app/server/database/schema.ts'

const { updated_at: _, temporary_id: __, ...columns } = getTableColumns(giftProfiles)

export async function insertProfile(
  db: Database,
  row: GiftProfileFields & { slug: string; created_by: string },
): Promise<{ id: string; slug: string }> {
  const [inserted] = await db
    .insert(giftProfiles)
    .values({ ...row, status: 'incomplete' })
    .returning({ id: giftProfiles.id, slug: giftProfiles.slug })
  if (!inserted) throw new Error('insert returned no row')
  return inserted
}

/**
 * Inserts a temporary profile unless it is there already or the account has one like it. The account's row is locked
 * meanwhile, so that two tabs cannot both find none.
 */
export async function insertTemporaryProfile(
  db: Database,
  row: GiftProfileFields & { slug: string; created_by: string; temporary_id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .select({ id: accountRows.id })
      .from(accountRows)
      .where(eq(accountRows.id, row.created_by))
      .for('update')
    const alike = await tx
      .select({ id: giftProfiles.id })
      .from(giftProfiles)
      .where(
        and(
          eq(giftProfiles.created_by, row.created_by),
          eq(giftProfiles.recipient_name, row.recipient_name),
          eq(giftProfiles.occasion_type, row.occasion_type),
          eq(giftProfiles.occasion_date, row.occasion_date),
        ),
      )
      .limit(1)
    if (alike.length === 0) await tx.insert(giftProfiles).values(row).onConflictDoNothing()
  })
}

export async function profileById(db: Database, id: string): Promise<StoredProfile | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await db.select(columns).from(giftProfiles).where(eq(giftProfiles.id, id))
  return row
}

/** The profile behind a public address together with its list: one query, because every view of the page makes it. */
export async function sharedProfile(db: Database, slug: string) {
  if (!isSlug(slug)) return undefined
  const [row] = await db
    .select({ profile: columns, suggestions: giftSuggestions })
    .from(giftProfiles)
    .leftJoin(giftSuggestions, eq(giftSuggestions.profile_id, giftProfiles.id))
    .where(eq(giftProfiles.slug, slug))
  return row
}

/** An owner's profiles, newest first; `search` is a substring of the recipient's name, ignoring case. */
export async function profilesOf(db: Database, ownerId: string, search = '') {
  const profiles = await db
    .select({
      ...columns,
      ideas: sql<number>`coalesce(cardinality(${giftSuggestions.suggestions}), 0)`.mapWith(Number),
    })
    .from(giftProfiles)
    .leftJoin(giftSuggestions, eq(giftSuggestions.profile_id, giftProfiles.id))
    .where(eq(giftProfiles.created_by, ownerId))
    .orderBy(desc(giftProfiles.created_at), giftProfiles.id)
  // Searched here: what lower() does beyond ASCII depends on the locale of the database.
  return profiles.filter((profile) => profile.recipient_name.toLowerCase().includes(search.toLowerCase()))
}

/** All that an owner stored, for taking it along. */
export async function profilesWithSuggestions(db: Database, ownerId: string) {
  return db
    .select({ profile: columns, suggestions: giftSuggestions })
    .from(giftProfiles)
    .leftJoin(giftSuggestions, eq(giftSuggestions.profile_id, giftProfiles.id))
    .where(eq(giftProfiles.created_by, ownerId))
    .orderBy(desc(giftProfiles.created_at), giftProfiles.id)
}

/** Stores edited fields over the version that was edited; false when another edit came first. */
export async function updateProfile(
  db: Database,
  id: string,
  version: number,
  fields: GiftProfileFields,
): Promise<boolean> {
  const updated = await db
    .update(giftProfiles)
    .set({ ...fields, version: sql`${giftProfiles.version} + 1`, updated_at: sql`now()` })
    .where(and(eq(giftProfiles.id, id), eq(giftProfiles.version, version)))
    .returning({ id: giftProfiles.id })
  return updated.length === 1
}

export async function updateProfileStatus(db: Database, id: string, status: ProfileStatus): Promise<void> {
  await db
    .update(giftProfiles)
    .set({ status, updated_at: sql`now()` })
    .where(eq(giftProfiles.id, id))
}

/** Deletes a profile; its suggestions and runs go with it by their foreign keys. */
export async function deleteProfileRow(db: Database, id: string): Promise<void> {
  await db.delete(giftProfiles).where(eq(giftProfiles.id, id))
}

function isUuid(value: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
}
