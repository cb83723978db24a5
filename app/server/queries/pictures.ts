import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { FACES_OF_LIST, isPictureHash, type StoredPicture } from '#app/domain/ideas/picture.ts'
import type { Database } from '#app/server/database/database.ts'
import { preparedQuery } from '#app/server/database/prepared-statements.ts'
import { giftProfiles, ideas, pictures, unsavedPictures } from '#app/server/database/schema.ts'

const stored = { hash: pictures.hash, width: pictures.large_width, height: pictures.large_height }

/** The picture of an idea, null for none, as one value of JSON; where `ideas` is in the query. */
export const pictureOfIdea = sql<StoredPicture | null>`(
  select jsonb_build_object('hash', pictures.hash, 'width', pictures.large_width, 'height', pictures.large_height)
  from pictures where pictures.hash = ideas.picture)`

/** The first pictures of a list, as one value of JSON; where the profile with this id is in the query. */
export function firstPictures(profileId: SQL): SQL<StoredPicture[]> {
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object('hash', hash, 'width', large_width, 'height', large_height) order by position)
    from (select pictures.hash, pictures.large_width, pictures.large_height, ideas.position
      from ideas join pictures on pictures.hash = ideas.picture where ideas.profile_id = ${profileId}
      order by ideas.position limit ${sql.raw(String(FACES_OF_LIST))}) as first), '[]')`
}

export async function picturesOfProfile(
  db: Database,
  profileId: string,
): Promise<Map<string, StoredPicture>> {
  const rows = await db
    .selectDistinct(stored)
    .from(pictures)
    .innerJoin(ideas, eq(ideas.picture, pictures.hash))
    .where(eq(ideas.profile_id, profileId))
  return new Map(rows.map((picture) => [picture.hash, picture]))
}

/** The large forms of pictures, in this order. */
export async function largePictures(
  db: Database,
  hashes: readonly string[],
): Promise<{ hash: string; bytes: Buffer }[]> {
  if (hashes.length === 0) return []
  const rows = await db
    .select({ hash: pictures.hash, bytes: pictures.large })
    .from(pictures)
    .where(inArray(pictures.hash, [...hashes]))
  return rows.toSorted((one, other) => hashes.indexOf(one.hash) - hashes.indexOf(other.hash))
}

export async function storedPictures(db: Database, hashes: readonly string[]): Promise<StoredPicture[]> {
  if (hashes.length === 0) return []
  return db
    .select(stored)
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

/** The hashes of those that were made for an account, and that its ideas do not show yet. */
export async function unsavedHashesOf(db: Database, ownerId: string): Promise<string[]> {
  const rows = await db
    .select({ hash: unsavedPictures.hash })
    .from(unsavedPictures)
    .where(eq(unsavedPictures.owner_id, ownerId))
  return rows.map(({ hash }) => hash)
}

/** All that are an account's: those that its ideas show, or do not show yet, and that an undo could bring back. */
export async function allPictureHashesOf(db: Database, ownerId: string): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select distinct hash #>> '{}' as hash
    from undo_steps, jsonb_path_query(change, '$.*[*].picture ? (@ != null)') as hash
    where owner_id = ${ownerId}`)) as { rows: { hash: string }[] }
  const undoable = rows.map(({ hash }) => hash)
  return [...(await pictureHashesOf(db, ownerId)), ...(await unsavedHashesOf(db, ownerId)), ...undoable]
}

export async function pictureCount(db: Database): Promise<number> {
  return db.$count(pictures)
}

/** Stores a picture, or notes that it was made again, so that it is not swept at that moment. */
export async function storePicture(db: Database, picture: typeof pictures.$inferInsert): Promise<void> {
  const { created_at } = picture
  await db.insert(pictures).values(picture).onConflictDoUpdate({ target: pictures.hash, set: { created_at } })
}

/** Notes whom a picture was made for. */
export async function storeUnsaved(db: Database, made: typeof unsavedPictures.$inferInsert): Promise<void> {
  const { made_at } = made
  const target = [unsavedPictures.owner_id, unsavedPictures.hash]
  await db.insert(unsavedPictures).values(made).onConflictDoUpdate({ target, set: { made_at } })
}

/** Ideas of an account show these pictures from now on. */
export async function forgetUnsaved(db: Database, ownerId: string, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  await db
    .delete(unsavedPictures)
    .where(and(eq(unsavedPictures.owner_id, ownerId), inArray(unsavedPictures.hash, [...hashes])))
}

/** The same of all that were made before a moment. */
export async function forgetUnsavedBefore(db: Database, before: Date): Promise<void> {
  await db.delete(unsavedPictures).where(lt(unsavedPictures.made_at, before))
}

/**
 * A form of a picture, as WebP. None where all that show it are taken down, or nothing does, unless it was made for
 * somebody after `unsavedSince`.
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
            exists (select 1 from unsaved_pictures where unsaved_pictures.hash = ${pictures.hash}
              and made_at > ${sql.placeholder('since')}::timestamptz))`,
        ),
      )
      .prepare('')
  return { small: file('small'), large: file('large') }
})

/** Nothing shows a picture, is about to, or could by an undo. */
const isUnshown = sql`not exists (select 1 from ideas where ideas.picture = ${pictures.hash})
  and not exists (select 1 from unsaved_pictures where unsaved_pictures.hash = ${pictures.hash})
  and ${pictures.hash} not in (select hash #>> '{}' from undo_steps,
    jsonb_path_query(undo_steps.change, '$.*[*].picture ? (@ != null)') as hash)`

/** Deletes the pictures made before a moment that nothing shows, or is about to. */
export async function deleteUnshownPictures(db: Database, before: Date): Promise<void> {
  await db.delete(pictures).where(and(lt(pictures.created_at, before), isUnshown))
}

/** Deletes those of these pictures that nothing shows any more, however new. */
export async function deleteIfUnshown(tx: Database, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  await tx.delete(pictures).where(and(inArray(pictures.hash, [...hashes]), isUnshown))
}

/** The large forms of those that were made for an account and not saved yet, with their bytes. */
export async function unsavedBytesOf(
  db: Database,
  ownerId: string,
): Promise<(StoredPicture & { bytes: Buffer; madeAt: Date })[]> {
  return db
    .select({ ...stored, bytes: pictures.large, madeAt: unsavedPictures.made_at })
    .from(unsavedPictures)
    .innerJoin(pictures, eq(pictures.hash, unsavedPictures.hash))
    .where(eq(unsavedPictures.owner_id, ownerId))
    .orderBy(unsavedPictures.made_at, pictures.hash)
}

/** The large pictures of a profile's ideas, with their bytes. */
export async function pictureBytesOf(
  db: Database,
  profileId: string,
): Promise<(StoredPicture & { bytes: Buffer })[]> {
  return db
    .selectDistinctOn([pictures.hash], { ...stored, bytes: pictures.large })
    .from(pictures)
    .innerJoin(ideas, eq(ideas.picture, pictures.hash))
    .where(eq(ideas.profile_id, profileId))
}
