import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#app/server/database/database.ts'
import {
  freeRequests,
  giftProfiles,
  giverNames,
  ideas,
  otherGifts,
  type WordsOfGivers,
} from '#app/server/database/schema.ts'
import type { OtherGift } from '#app/domain/profiles/visibility.ts'
import { isUuid } from '#app/server/database/uuid.ts'

export type { WordsOfGivers }

export async function giversOfProfile(db: Database, profileId: string): Promise<Map<string, string>> {
  const named = await db
    .select({ id: ideas.id, name: giverNames.name })
    .from(giverNames)
    .innerJoin(ideas, and(eq(ideas.id, giverNames.idea_id), eq(ideas.taken_by, giverNames.device)))
    .where(eq(ideas.profile_id, profileId))
  return new Map(named.map(({ id, name }) => [id, name]))
}

export async function giverName(db: Database, ideaId: string, device: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: giverNames.name })
    .from(giverNames)
    .where(and(eq(giverNames.idea_id, ideaId), eq(giverNames.device, device)))
  return row?.name
}

/** Stores who an idea is from in the words of a device, in place of what was said before; '' says it no more. */
export async function storeGiverName(
  tx: Database,
  { ideaId, device, name }: { ideaId: string; device: string; name: string },
): Promise<void> {
  if (name === '') {
    await tx.delete(giverNames).where(eq(giverNames.idea_id, ideaId))
    return
  }
  await tx
    .insert(giverNames)
    .values({ idea_id: ideaId, device, name })
    .onConflictDoUpdate({ target: giverNames.idea_id, set: { device, name } })
}

export async function otherGiftsOf(db: Database, profileId: string, device?: string): Promise<OtherGift[]> {
  return db
    .select({ id: otherGifts.id, text: otherGifts.text })
    .from(otherGifts)
    .where(
      and(
        eq(otherGifts.profile_id, profileId),
        device === undefined ? undefined : eq(otherGifts.device, device),
      ),
    )
    .orderBy(asc(otherGifts.created_at), otherGifts.id)
}

/** Adds one unless there is no more room, for the list or for the device; answers whether there was. */
export async function insertOtherGift(
  tx: Database,
  gift: { profileId: string; device: string; text: string; at: Date },
  room: { ofList: number; ofDevice: number },
): Promise<boolean> {
  const { profileId: profile_id, device, text, at: created_at } = gift
  // Locked, so that of two at once the second counts the first.
  await tx
    .select({ id: giftProfiles.id })
    .from(giftProfiles)
    .where(eq(giftProfiles.id, profile_id))
    .for('no key update')
  const ofList = await tx.$count(otherGifts, eq(otherGifts.profile_id, profile_id))
  const own = and(eq(otherGifts.profile_id, profile_id), eq(otherGifts.device, device))
  if (ofList >= room.ofList || (await tx.$count(otherGifts, own)) >= room.ofDevice) return false
  await tx.insert(otherGifts).values({ profile_id, device, text, created_at })
  return true
}

export async function deleteOtherGift(
  tx: Database,
  { id, profileId, device }: { id: string; profileId: string; device?: string },
): Promise<boolean> {
  if (!isUuid(id)) return false
  const removed = await tx
    .delete(otherGifts)
    .where(
      and(
        eq(otherGifts.id, id),
        eq(otherGifts.profile_id, profileId),
        device === undefined ? undefined : eq(otherGifts.device, device),
      ),
    )
    .returning({ id: otherGifts.id })
  return removed.length > 0
}

export async function deleteOtherGifts(tx: Database, profileId: string): Promise<void> {
  await tx.delete(otherGifts).where(eq(otherGifts.profile_id, profileId))
}

/** The names that givers left at ideas, locked until the transaction ends. */
export async function giverNamesOf(tx: Database, ideaIds: readonly string[]) {
  const ids = [...ideaIds]
  if (ids.length === 0) return []
  return tx.select().from(giverNames).where(inArray(giverNames.idea_id, ids)).for('update')
}

/** Puts what givers said back beside ideas that are back. */
export async function insertWordsOfGivers(
  tx: Database,
  { giverNames: names = [], freeRequests: requests = [] }: WordsOfGivers,
): Promise<void> {
  if (names.length > 0) await tx.insert(giverNames).values(names).onConflictDoNothing()
  if (requests.length > 0) await tx.insert(freeRequests).values(requests).onConflictDoNothing()
}
