import { and, asc, eq } from 'drizzle-orm'
import type { OtherGift } from '#app/domain/profiles/visibility.ts'
import type { Database } from '#app/server/database/database.ts'
import { giftProfiles, otherGifts } from '#app/server/database/schema.ts'
import { isUuid } from '#app/server/database/uuid.ts'

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
