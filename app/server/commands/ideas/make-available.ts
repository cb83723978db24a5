import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { waitingFreeRequests } from '#app/server/queries/free-requests.ts'
import { ideasOfProfile, lockList } from '#app/server/queries/ideas.ts'
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
 * Makes taken ideas available again, which only the owner can (specification 5, 8), all without any of `which`.
 * Refused: 'idea_not_found', also for a device or request without any; 'would_spoil_surprise' to an owner who wants to
 * be surprised and names no request, device or `all`.
 */
export async function makeAvailable(
  services: Pick<Services, 'db' | 'live' | 'sign' | 'log'>,
  profile: OwnedProfile,
  which: TakesToUndo,
): Promise<Outcome<null>> {
  if (profile.keep_surprise && (which.idea !== undefined || !(which.request || which.device || which.all)))
    return refused('would_spoil_surprise')
  return services.db.transaction(async (tx) => {
    const list = await lockList(tx, profile.id)
    if (!list || list.ideas.length === 0) return refused('idea_not_found')
    const { request, device: mark } = which
    const waiting = request === undefined ? [] : await waitingFreeRequests(tx, profile.id)
    const asked = waiting.find((one) => one.id === request)
    if (request !== undefined && !asked) return refused('idea_not_found')
    const id = asked?.ideaId ?? which.idea
    if (id !== undefined && !list.ideas.some((idea) => idea.id === id)) return refused('idea_not_found')
    const devices = list.ideas.flatMap(({ takenBy }) => takenBy ?? [])
    const device = devices.find((known) => deviceMark(services, profile.id, known) === mark)
    if (mark !== undefined && device === undefined) return refused('idea_not_found')
    if ((await markAvailable(tx, profile.id, { id, device })) === 0) return done(null)
    services.log.info({ owner: profile.created_by, profile: profile.id, idea: id }, 'made available again')
    await services.live.publish(tx, { slug: list.slug })
    return done(null)
  })
}

/**
 * The texts of the taken ideas that `which` names, null where the owner wants to be surprised, and whether somebody asked
 * for it; undefined where nothing would be freed (specification 5, 8). Refuses nothing.
 */
export async function takesToFree(
  { db, sign }: Pick<Services, 'db' | 'sign'>,
  { id: profileId, keep_surprise: surprised }: OwnedProfile,
  which: TakesToUndo,
): Promise<{ ideas: string[] | null; requested: boolean } | undefined> {
  const requests = await waitingFreeRequests(db, profileId)
  const request = requests.find(({ id }) => id === which.request)
  const taken = (await ideasOfProfile(db, profileId)).filter((idea) => idea.takenAt !== null)
  const ideas = taken.filter(
    ({ id, takenBy }) =>
      id === request?.ideaId ||
      (takenBy !== null && which.device === deviceMark({ sign }, profileId, takenBy)) ||
      (!surprised && (which.all || id === which.idea)),
  )
  if (surprised) {
    const isKnown = which.all || ideas.length > 0
    return isKnown ? { ideas: null, requested: request !== undefined } : undefined
  }
  if (ideas.length === 0) return undefined
  return { ideas: ideas.map(({ text }) => text), requested: request !== undefined }
}
