import type { StoredIdea } from '#app/domain/ideas/gift-suggestions.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { deleteRequestsForGone, waitingFreeRequests } from '#app/server/queries/free-requests.ts'
import { ideasOfProfile, lockList } from '#app/server/queries/ideas.ts'
import { storeEndedTakes } from '#app/server/queries/ended-takes.ts'
import { markAvailable } from '#app/server/queries/takes.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/request/viewer.ts'

/** One taken idea by its id, or by the request of whoever took it; those that one device took, by its mark; or all. */
export interface TakesToUndo {
  idea?: string
  request?: string
  device?: string
  all?: boolean
}

/** What an owner's page may hold of a device: it tells devices of one profile apart, and nothing else. */
export function deviceMark({ sign }: Pick<Services, 'sign'>, profileId: string, device: string): string {
  return sign(`device ${profileId} ${device}`).slice(0, 22)
}

/**
 * Makes taken ideas available again, which only the owner can (specification 5, 8), all without any of `which`; the
 * devices that had them are told so. A request for an idea that is gone, which a surprised owner must not notice, ends.
 * Refused: 'idea_not_found', also for a device or request without any; 'would_spoil_surprise' to an owner who wants to
 * be surprised and names no request, device or `all`.
 */
export async function makeAvailable(
  services: Pick<Services, 'db' | 'live' | 'sign' | 'clock' | 'log'>,
  profile: OwnedProfile,
  which: TakesToUndo,
): Promise<Outcome<null>> {
  if (profile.keep_surprise && (which.idea !== undefined || !(which.request || which.device || which.all)))
    return refused('would_spoil_surprise')
  return services.db.transaction(async (tx) => {
    const list = await lockList(tx, profile.id)
    const named = list ? await namedIn({ ...services, db: tx }, profile.id, list.ideas, which) : []
    if (!list) return refused('idea_not_found')
    if (which.all) await deleteRequestsForGone(tx, { profileId: profile.id })
    if (named.length === 0) {
      const { request: id } = which
      if (id === undefined || !(await deleteRequestsForGone(tx, { id, profileId: profile.id })))
        return refused('idea_not_found')
      await services.live.publish(tx, { slug: list.slug })
      return done(null)
    }
    const taken = named.filter(({ takenAt }) => takenAt !== null).map(({ id }) => id)
    if (taken.length === 0) return done(null)
    await storeEndedTakes(tx, {
      profileId: profile.id,
      ideas: taken,
      removed: false,
      at: services.clock.now(),
    })
    await markAvailable(tx, taken)
    services.log.info(
      { owner: profile.created_by, profile: profile.id, ideas: taken },
      'made available again',
    )
    await services.live.publish(tx, { slug: list.slug })
    return done(null)
  })
}

/**
 * The texts of the taken ideas that `which` names, null where the owner wants to be surprised, and whether somebody asked
 * for it; undefined where nothing would be freed (specification 5, 8). Refuses nothing.
 */
export async function takesToFree(
  services: Pick<Services, 'db' | 'sign'>,
  { id, keep_surprise: surprised }: OwnedProfile,
  which: TakesToUndo,
): Promise<{ ideas: string[] | null; requested: boolean } | undefined> {
  const isAsked = Object.values(which).some(Boolean)
  if (!isAsked || (surprised && which.idea !== undefined)) return undefined
  const taken = (await ideasOfProfile(services.db, id)).filter(({ takenAt }) => takenAt !== null)
  const ideas = await namedIn(services, id, taken, which)
  // Under a surprise the question about all says nothing, not even that none is taken; nor that about a request whose idea is gone.
  const isUnseen = surprised && (which.all || (await isWaitingRequest(services, id, which.request)))
  if (ideas.length === 0 && !isUnseen) return undefined
  return { ideas: surprised ? null : ideas.map(({ text }) => text), requested: which.request !== undefined }
}

async function isWaitingRequest(
  { db }: Pick<Services, 'db'>,
  profileId: string,
  request: string | undefined,
): Promise<boolean> {
  return request !== undefined && (await waitingFreeRequests(db, profileId)).some(({ id }) => id === request)
}

/** The ideas of a list that `which` names; all where it names none. */
async function namedIn(
  { db, sign }: Pick<Services, 'db' | 'sign'>,
  profileId: string,
  list: readonly StoredIdea[],
  { idea, request, device }: TakesToUndo,
): Promise<readonly StoredIdea[]> {
  if (device !== undefined)
    return list.filter(
      ({ takenBy }) => takenBy !== null && deviceMark({ sign }, profileId, takenBy) === device,
    )
  if (request === undefined && idea === undefined) return list
  const waiting = request === undefined ? [] : await waitingFreeRequests(db, profileId)
  const wanted = request === undefined ? idea : waiting.find(({ id }) => id === request)?.ideaId
  return list.filter(({ id }) => id === wanted)
}
