import { sql } from 'drizzle-orm'
import { giftProfiles, ideas, unsavedPictures } from '#app/server/database/schema.ts'
import type { World } from '#test/world.ts'

/** So many pictures of a few bytes, made now; answers their hashes. */
export async function storePictures(world: World, count: number): Promise<string[]> {
  const { rows } = (await world.db.execute(sql`
    insert into pictures (hash, small, small_width, small_height, large, large_width, large_height, created_at)
    select lpad(to_hex(number), 64, '0'), 'small', 96, 64, 'large', 480, 320, ${world.time.now.toISOString()}::timestamptz
    from generate_series(1, ${sql.raw(String(count))}) as number returning hash`)) as { rows: { hash: string }[] }
  return rows.map(({ hash }) => hash)
}

/** These pictures were made for an account just now. */
export async function makeUnsaved(
  { db, time }: Pick<World, 'db' | 'time'>,
  owner_id: string,
  hashes: readonly string[],
): Promise<void> {
  await db.insert(unsavedPictures).values(hashes.map((hash) => ({ owner_id, hash, made_at: time.now })))
}

/** A complete profile of an account whose ideas show these pictures; answers its id and slug. */
export async function showPictures(
  { db }: Pick<World, 'db'>,
  ownerId: string,
  hashes: readonly string[],
  slug = 'grandma-23456789abcd',
): Promise<{ id: string; slug: string }> {
  const [made] = await db
    .insert(giftProfiles)
    .values({
      slug,
      created_by: ownerId,
      recipient_name: 'Grandma',
      age_group: '55+ years',
      occasion_type: 'birthday',
      occasion_date: '2026-12-12',
      status: 'complete',
    })
    .returning({ id: giftProfiles.id, slug: giftProfiles.slug })
  if (!made) throw new Error('no profile was made')
  await db.insert(ideas).values(
    hashes.map((picture, position) => ({
      profile_id: made.id,
      position,
      text: `idea ${position}`,
      source: 'owner' as const,
      shopping_url: 'https://shop.example/',
      picture,
    })),
  )
  return made
}
