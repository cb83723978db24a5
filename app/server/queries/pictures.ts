import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { isPictureHash, type StoredPicture } from '#app/domain/ideas/picture.ts'
import type { Database } from '#app/server/database/database.ts'
import { preparedQuery } from '#app/server/database/prepared-statements.ts'
import { giftProfiles, ideas, pictures } from '#app/server/database/schema.ts'

/** The picture of an idea, null for none, as one value of JSON; where `ideas` is in the query. */
export const pictureOfIdea = sql<StoredPicture | null>`(
  select jsonb_build_object('hash', pictures.hash, 'width', pictures.large_width, 'height', pictures.large_height)
  from pictures where pictures.hash = ideas.picture)`

/** The pictures of a profile's ideas, by their hashes. */
export async function picturesOfProfile(
  db: Database,
  profileId: string,
): Promise<Map<string, StoredPicture>> {
  const rows = await db
    .selectDistinct({ hash: pictures.hash, width: pictures.large_width, height: pictures.large_height })
    .from(pictures)
    .innerJoin(ideas, eq(ideas.picture, pictures.hash))
    .where(eq(ideas.profile_id, profileId))
  return new Map(rows.map((picture) => [picture.hash, picture]))
}

/** Those of the pictures with these hashes that are stored. */
export async function storedPictures(db: Database, hashes: readonly string[]): Promise<StoredPicture[]> {
  if (hashes.length === 0) return []
  return db
    .select({ hash: pictures.hash, width: pictures.large_width, height: pictures.large_height })
    .from(pictures)
    .where(inArray(pictures.hash, [...hashes]))
}

/** The hashes of the different pictures that an account's ideas show. */
export async function pictureHashesOf(db: Database, ownerId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ hash: sql<string>`${ideas.picture}` })
    .from(ideas)
    .innerJoin(giftProfiles, eq(giftProfiles.id, ideas.profile_id))
    .where(and(eq(giftProfiles.created_by, ownerId), sql`${ideas.picture} is not null`))
  return rows.map(({ hash }) => hash)
}

export async function pictureCount(db: Database): Promise<number> {
  return db.$count(pictures)
}

/** Stores a picture, or notes that it was made again, so that it is not swept before it is saved. */
export async function storePicture(db: Database, picture: typeof pictures.$inferInsert): Promise<void> {
  const { created_at } = picture
  await db.insert(pictures).values(picture).onConflictDoUpdate({ target: pictures.hash, set: { created_at } })
}

/**
 * A form of a picture, as WebP. None where all that show it are taken down, or nothing does and it was made before
 * `unsavedSince`.
 */
export async function pictureFile(
  db: Database,
  { hash, form, unsavedSince }: { hash: string; form: 'small' | 'large'; unsavedSince: Date },
): Promise<Buffer | undefined> {
  if (!isPictureHash(hash)) return undefined
  const [row] = await files(db)[form].execute({ hash, since: unsavedSince.toISOString() })
  return row?.bytes
}

const files = preparedQuery((db) => {
  const file = (form: 'small' | 'large') =>
    db
      .select({ bytes: pictures[form] })
      .from(pictures)
      .where(
        and(
          eq(pictures.hash, sql.placeholder('hash')),
          sql`coalesce(
            (select bool_or(gift_profiles.takedown_reason is null) from ideas
              join gift_profiles on gift_profiles.id = ideas.profile_id where ideas.picture = ${pictures.hash}),
            ${pictures.created_at} > ${sql.placeholder('since')}::timestamptz)`,
        ),
      )
      .prepare('')
  return { small: file('small'), large: file('large') }
})

/** Nothing shows a picture, or could by an undo. */
const isUnshown = sql`not exists (select 1 from ideas where ideas.picture = ${pictures.hash})
  and ${pictures.hash} not in (select hash #>> '{}' from undo_steps,
    jsonb_path_query(undo_steps.change, '$.*[*].picture ? (@ != null)') as hash)`

/** Deletes the pictures made before a moment that nothing shows. */
export async function deleteUnshownPictures(db: Database, before: Date): Promise<void> {
  await db.delete(pictures).where(and(lt(pictures.created_at, before), isUnshown))
}

/** Deletes those of these pictures that nothing shows any more, however new. */
export async function deleteIfUnshown(tx: Database, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  await tx.delete(pictures).where(and(inArray(pictures.hash, [...hashes]), isUnshown))
}

/** The pictures of a profile's ideas with their bytes, for the export. */
export async function pictureBytesOf(
  db: Database,
  profileIds: readonly string[],
): Promise<{ hash: string; large: Buffer }[]> {
  if (profileIds.length === 0) return []
  return db
    .selectDistinctOn([pictures.hash], { hash: pictures.hash, large: pictures.large })
    .from(pictures)
    .innerJoin(ideas, eq(ideas.picture, pictures.hash))
    .where(inArray(ideas.profile_id, [...profileIds]))
}
