import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { GiftProfileFields } from '#app/domain/gift-profile-form.ts'
import type { ProfileStatus } from '#app/domain/gift-profile.ts'
import { isSlug } from '#app/domain/slug.ts'
import type { StoredProfile } from '#app/domain/visibility.ts'
import type { Database } from '#app/server/database/database.ts'
import { giftProfiles, giftSuggestions } from '#app/server/database/schema.ts'

const { updated_at: _, ...columns } = getTableColumns(giftProfiles)

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
