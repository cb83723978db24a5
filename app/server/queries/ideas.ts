import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { PlannedIdea, StoredIdea } from '#app/domain/ideas/gift-suggestions.ts'
import { deleteFreeRequests } from '#app/server/queries/free-requests.ts'
import type { Database } from '#app/server/database/database.ts'
import { giftProfiles, ideas } from '#app/server/database/schema.ts'

const columns = {
  id: ideas.id,
  text: ideas.text,
  source: ideas.source,
  reason: ideas.reason,
  language: ideas.language,
  english: ideas.english,
  shoppingUrl: ideas.shopping_url,
  productUrl: ideas.product_url,
  details: ideas.details,
  price: ideas.price,
  priceGuessed: ideas.price_guessed,
  priceSeenOn: ideas.price_seen_on,
  picture: ideas.picture,
  takenAt: ideas.taken_at,
  takenBy: ideas.taken_by,
  takenText: ideas.taken_text,
}

export async function ideasOfProfile(db: Database, profileId: string): Promise<StoredIdea[]> {
  return db.select(columns).from(ideas).where(eq(ideas.profile_id, profileId)).orderBy(asc(ideas.position))
}

export interface LockedList {
  slug: string
  version: number
  ideas: StoredIdea[]
}

/** A profile's list, locked with its profile until the transaction ends. Undefined when the profile is gone. */
export async function lockList(tx: Database, profileId: string): Promise<LockedList | undefined> {
  const [profile] = await tx
    .select({ slug: giftProfiles.slug, version: giftProfiles.ideas_version })
    .from(giftProfiles)
    .where(eq(giftProfiles.id, profileId))
    .for('no key update')
  if (!profile) return undefined
  const list = await tx
    .select(columns)
    .from(ideas)
    .where(eq(ideas.profile_id, profileId))
    .orderBy(asc(ideas.position))
    .for('update')
  return { ...profile, ideas: list }
}

/**
 * Stores a list over what there was; ideas come back under their ids. The caller holds the lock. Answers the requests to
 * free ideas that went with them.
 */
export async function storeList(
  tx: Database,
  profileId: string,
  before: readonly StoredIdea[],
  list: readonly PlannedIdea[],
): Promise<Awaited<ReturnType<typeof deleteFreeRequests>>> {
  const textOf = new Map(before.map(({ id, text }) => [id, text]))
  const stays = list.flatMap((idea, position) =>
    idea.id !== null && textOf.has(idea.id) ? [{ ...idea, id: idea.id, position }] : [],
  )
  const edited = stays.filter(({ id, text }) => textOf.get(id) !== text).map(({ id }) => id)
  const staying = stays.map(({ id }) => id)
  const requests = await deleteFreeRequests(
    tx,
    [...textOf.keys()].filter((id) => !staying.includes(id)),
  )
  await tx
    .delete(ideas)
    .where(
      and(eq(ideas.profile_id, profileId), staying.length > 0 ? notInArray(ideas.id, staying) : undefined),
    )
  // Two ideas may swap their texts, which are unique at every moment; no trimmed text begins with a tab.
  if (edited.length > 0)
    await tx
      .update(ideas)
      .set({ text: sql`chr(9) || ${ideas.id}` })
      .where(inArray(ideas.id, edited))
  if (stays.length > 0) await updateIdeas(tx, stays)
  const fresh = list.flatMap((idea, position) =>
    idea.id === null || !textOf.has(idea.id) ? [rowOf(profileId, idea, position)] : [],
  )
  if (fresh.length > 0) await tx.insert(ideas).values(fresh)
  await tx
    .update(giftProfiles)
    .set({ ideas_version: sql`${giftProfiles.ideas_version} + 1` })
    .where(eq(giftProfiles.id, profileId))
  return requests
}

function rowOf(profile_id: string, idea: PlannedIdea, position: number): typeof ideas.$inferInsert {
  const { id, text, source, reason, language, english, details, picture } = idea
  const { price, priceGuessed: price_guessed, priceSeenOn: price_seen_on } = idea
  const { shoppingUrl: shopping_url, productUrl: product_url } = idea
  const { takenAt: taken_at, takenBy: taken_by, takenText: taken_text } = idea
  const written = { profile_id, position, text, source, reason, language, english, details, picture }
  const priced = { price, price_guessed, price_seen_on }
  const row = { ...written, ...priced, shopping_url, product_url, taken_at, taken_by, taken_text }
  return id === null ? row : { ...row, id }
}

/** All in one statement. `updated_at` is that of the list, as `gift_suggestions` shows it: every row gets it. */
async function updateIdeas(
  tx: Database,
  rows: readonly (PlannedIdea & { id: string; position: number })[],
): Promise<void> {
  await tx.execute(sql`
    update ideas set position = changed.position, text = changed.text, source = changed.source,
      reason = changed.reason, language = changed.language, english = changed.english, shopping_url = changed."shoppingUrl", product_url = changed."productUrl",
      details = coalesce(changed.details, ''), price = coalesce(changed.price, ''),
      price_guessed = coalesce(changed."priceGuessed", false), price_seen_on = changed."priceSeenOn",
      picture = changed.picture,
      taken_at = changed."takenAt", taken_by = changed."takenBy", taken_text = changed."takenText",
      updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (
      id uuid, position integer, text text, source text, reason text, language text, english text, "shoppingUrl" text, "productUrl" text,
      details text, price text, "priceGuessed" boolean, "priceSeenOn" date, picture text,
      "takenAt" timestamptz, "takenBy" text, "takenText" text)
    where ideas.id = changed.id`)
}
