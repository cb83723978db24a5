import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#app/server/database/database.ts'
import {
  type DeletedProfile,
  deletedLists,
  drawParticipants,
  endedTakes,
  freeRequests,
  giftProfiles,
  ideas,
  otherGifts,
} from '#app/server/database/schema.ts'
import { gatheringIdsOf } from '#app/server/queries/gatherings.ts'
import { giverNamesOf, insertWordsOfGivers } from '#app/server/queries/visitor-words.ts'

/** A profile with its ideas and what visitors wrote, every column, locked until the transaction ends. Undefined when it is gone. */
export async function wholeProfile(tx: Database, id: string): Promise<DeletedProfile | undefined> {
  const [profile] = await tx.select().from(giftProfiles).where(eq(giftProfiles.id, id)).for('update')
  if (!profile) return undefined
  const list = await tx.select().from(ideas).where(eq(ideas.profile_id, id)).for('update')
  const listed = list.map((idea) => idea.id)
  return {
    profile,
    ideas: list,
    giverNames: await giverNamesOf(tx, listed),
    freeRequests: await tx.select().from(freeRequests).where(eq(freeRequests.profile_id, id)).for('update'),
    otherGifts: await tx.select().from(otherGifts).where(eq(otherGifts.profile_id, id)).for('update'),
    endedTakes: await tx.select().from(endedTakes).where(eq(endedTakes.profile_id, id)).for('update'),
    gatherings: await gatheringIdsOf(tx, id),
    participants: (await participantsWith(tx, id)).map((one) => one.id),
  }
}

/** Puts a deleted profile back as it was, link and ids included, but into no gathering; false when something is in its place. */
export async function restoreProfile(tx: Database, deleted: DeletedProfile): Promise<boolean> {
  const restored = await tx
    .insert(giftProfiles)
    .values(deleted.profile)
    .onConflictDoNothing()
    .returning({ id: giftProfiles.id })
  if (restored.length === 0) return false
  const { ideas: list, otherGifts: others = [], endedTakes: ended = [] } = deleted
  if (list.length > 0) await tx.insert(ideas).values(list)
  await insertWordsOfGivers(tx, deleted)
  if (others.length > 0) await tx.insert(otherGifts).values(others)
  if (ended.length > 0) await tx.insert(endedTakes).values(ended)
  const { profile, participants = [], deletedLists: lines = [] } = deleted
  await tx.delete(deletedLists).where(inArray(deletedLists.id, lines))
  await tx
    .update(drawParticipants)
    .set({ profile_id: profile.id })
    .where(and(inArray(drawParticipants.id, participants), isNull(drawParticipants.profile_id)))
  return true
}

function participantsWith(tx: Database, profileId: string): Promise<{ id: string }[]> {
  return tx
    .select({ id: drawParticipants.id })
    .from(drawParticipants)
    .where(eq(drawParticipants.profile_id, profileId))
}
