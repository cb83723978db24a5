import { roomForProfile } from '#app/domain/accounts/account.ts'
import { MAX_IDEAS } from '#app/domain/ideas/gift-suggestions.ts'
import { chosenProfiles, roleIn } from '#app/domain/gatherings/gathering.ts'
import { type ListChange, restoredList } from '#app/domain/ideas/list-change.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { lockedAccountUsage } from '#app/server/queries/accounts/accounts.ts'
import { addToGathering, gatheringSlugsOf, lockedGathering } from '#app/server/queries/gatherings.ts'
import { profileById } from '#app/server/queries/gift-profiles.ts'
import { lockList, storeList } from '#app/server/queries/ideas.ts'
import {
  changedListOf,
  takeUndoStep,
  deletedProfilesOf,
  deleteOldUndoSteps,
  hasUndoStep,
} from '#app/server/queries/undo-steps.ts'
import { insertWordsOfGivers, type WordsOfGivers } from '#app/server/queries/visitor-words.ts'
import { restoreProfile } from '#app/server/queries/whole-profiles.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile, Owner } from '#app/server/request/viewer.ts'

/** How long what an owner deleted or replaced can come back. */
export const UNDO_MINUTES = 60

export type Undone = { kind: 'list' | 'profile'; profileId: string }

/**
 * Takes back what `owner` deleted or replaced, by the step's `id`, once and within the hour: a deleted profile with its
 * ideas, its link and its place in gatherings that have room; removed ideas as `restoredList`. Answers what is back.
 * Refused: 'undo_over' for another owner's step, one used, replaced or too old; 'too_many_ideas';
 * 'would_spoil_surprise' where it would show what is taken; as `roomForProfile`.
 */
export function undo(
  { db, live, clock, env, log }: Pick<Services, 'db' | 'live' | 'clock' | 'env' | 'log'>,
  owner: Owner,
  id: string,
): Promise<Outcome<Undone>> {
  return db
    .transaction(async (tx) => {
      const step = await takeUndoStep(tx, { id, ownerId: owner.id, since: undoableSince(clock) })
      if (!step) throw new NotUndone(refused('undo_over'))
      const { profileId, change } = step
      const slug =
        'removed' in change
          ? await undoListChange(tx, profileId, change)
          : await undoDeletion({ db: tx, env }, owner, change)
      if ('profile' in change) log.info({ owner: owner.id, profile: profileId }, 'profile restored')
      await live.publish(tx, { slug })
      if ('profile' in change)
        for (const one of await gatheringSlugsOf(tx, profileId)) await live.publish(tx, { slug: one })
      return done({ kind: 'removed' in change ? 'list' : 'profile', profileId } as const)
    })
    .catch((error: unknown) => {
      if (error instanceof NotUndone) return error.refusal
      throw error
    })
}

/** Thrown, so that the step is kept: what is refused now may be undone once there is room. */
class NotUndone extends Error {
  readonly refusal: ReturnType<typeof refused>

  constructor(refusal: ReturnType<typeof refused>) {
    super(refusal.code)
    this.refusal = refusal
  }
}

async function undoListChange(
  tx: Services['db'],
  profileId: string,
  change: ListChange & WordsOfGivers,
): Promise<string> {
  const list = await lockList(tx, profileId)
  if (!list) throw new NotUndone(refused('undo_over'))
  const profile = await profileById(tx, profileId)
  // What stays although it came instead would be known as taken.
  if (profile?.keep_surprise && change.instead.length > 0) {
    throw new NotUndone(refused('would_spoil_surprise'))
  }
  const ideas = restoredList(list.ideas, change)
  if (ideas.length > MAX_IDEAS) throw new NotUndone(refused('too_many_ideas'))
  await storeList(tx, profileId, list.ideas, ideas)
  const back = new Set(ideas.map(({ id }) => id))
  const isBack = ({ idea_id }: { idea_id: string }) => back.has(idea_id)
  await insertWordsOfGivers(tx, {
    giverNames: change.giverNames?.filter(isBack) ?? [],
    freeRequests: change.freeRequests?.filter(isBack) ?? [],
  })
  return list.slug
}

async function undoDeletion(
  { db, env }: Pick<Services, 'db' | 'env'>,
  owner: Owner,
  deleted: Parameters<typeof restoreProfile>[1],
): Promise<string> {
  const room = roomForProfile(await lockedAccountUsage(db, owner.id), env)
  if (!room.ok) throw new NotUndone(room)
  if (!(await restoreProfile(db, deleted))) throw new NotUndone(refused('undo_over'))
  for (const id of (deleted.gatherings ?? []).toSorted()) {
    const gathering = await lockedGathering(db, id)
    if (!gathering || roleIn(owner, gathering) === null) continue
    if (chosenProfiles([deleted.profile.id], gathering.profiles.length).ok)
      await addToGathering(db, id, deleted.profile.id)
  }
  return deleted.profile.slug
}

/** Deletes for good what was deleted or replaced and can no longer be undone. Nothing is refused. */
export function sweepUndoSteps({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  return deleteOldUndoSteps(db, undoableSince(clock))
}

/** Whether `undo` would find this step of an owner. Nothing is refused. */
export function canUndo(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  owner: Owner,
  id: string,
): Promise<boolean> {
  return hasUndoStep(db, { id, ownerId: owner.id, since: undoableSince(clock) })
}

/** An owner's profiles that `undo` brings back, the newest first, each with its `step`. Nothing is refused. */
export function deletedProfiles(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  owner: Owner,
): ReturnType<typeof deletedProfilesOf> {
  return deletedProfilesOf(db, owner.id, undoableSince(clock))
}

/**
 * The texts of the ideas that `undo` brings back to a profile's list, with its `step`; undefined where it brings none or
 * would be refused for the surprise. Nothing is refused.
 */
export async function removedIdeas(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id: profileId, created_by: ownerId, keep_surprise: surprised }: OwnedProfile,
): Promise<{ step: string; texts: string[] } | undefined> {
  const found = await changedListOf(db, { ownerId, profileId, since: undoableSince(clock) })
  if (!found || (surprised && found.instead > 0)) return undefined
  return { step: found.step, texts: found.removed }
}

function undoableSince(clock: Services['clock']): Date {
  return new Date(clock.now().getTime() - UNDO_MINUTES * 60_000)
}
